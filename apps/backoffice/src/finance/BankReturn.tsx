import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useRefresh } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { lists } from '../addresses';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import type { ElencoDataProvider, ReturnLine } from '../providers/data';
import { ReturnLines } from './ReturnLines';

/** Reads a bank's return file in and says what became of each of its lines. */
export function BankReturn() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const key = useRef<string>(undefined);
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<ReturnLine[]>();
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    key.current ??= crypto.randomUUID();
    setPending(true);
    setError(undefined);
    try {
      setAnswer(await data.importReturn(file, key.current));
      refresh();
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    } finally {
      setPending(false);
    }
  };

  const settled = answer?.filter((line) => line.outcome === 'settled').length ?? 0;
  return (
    <>
      <PageHead
        title={words.t('finance.importReturn')}
        subtitle={words.t('finance.importHint')}
        parent={{ to: lists.charges, label: words.name('charges', 2) }}
      />
      <Panel title={words.t('finance.returnFile')}>
        <Box
          component="form"
          onSubmit={send}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <Button color="secondary" variant="outlined" onClick={() => input.current?.click()}>
            {words.t('finance.chooseFile')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={words.t('finance.returnFile')}
            accept=".ret,.txt,text/plain"
            onChange={(event) => {
              key.current = undefined;
              setAnswer(undefined);
              setFile(event.target.files?.[0]);
            }}
          />
          <Typography variant="body2">{file?.name ?? words.t('finance.noFile')}</Typography>
          <Button type="submit" variant="contained" disabled={!file || pending}>
            {words.t('finance.readFile')}
          </Button>
        </Box>
        <Box aria-live="polite" sx={{ mt: 2 }}>
          {error ? <Alert severity="error">{error}</Alert> : null}
          {answer ? (
            <Alert severity={settled === answer.length ? 'success' : 'warning'}>
              {words.t('finance.settled', { settled, lines: answer.length })}
            </Alert>
          ) : null}
        </Box>
      </Panel>
      {answer ? <ReturnLines lines={answer} /> : null}
    </>
  );
}
