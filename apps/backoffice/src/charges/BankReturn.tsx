import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HttpError, useDataProvider, useRefresh } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { listOf } from '../addresses';
import { FileChoice } from '../kit/FileChoice';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider, ReturnLine } from '../providers/data';
import type { ProblemBody } from '../providers/http';
import { ReturnLines } from './ReturnLines';

/** Reads a bank's return file in and says what became of each of its lines. */
export function BankReturn() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<ReturnLine[]>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    key.current ??= crypto.randomUUID();
    setPending(true);
    setErrors([]);
    try {
      setAnswer(await data.importReturn(file, key.current));
      refresh();
    } catch (problem) {
      setErrors(saying(problem, words));
    } finally {
      setPending(false);
    }
  };

  const settled = answer?.filter((line) => line.outcome === 'matched').length ?? 0;
  return (
    <>
      <PageHead
        title={words.t('finance.importReturn')}
        subtitle={words.t('finance.importHint')}
        parent={{ to: listOf('charges'), label: words.name('charges', 2) }}
      />
      <Panel title={words.t('finance.returnFile')}>
        <Box
          component="form"
          onSubmit={send}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <FileChoice
            label={words.t('finance.returnFile')}
            chosen={file?.name}
            accept=".ret,.rem,.txt,.json,text/plain,application/json"
            onChoose={(chosen) => {
              key.current = undefined;
              setAnswer(undefined);
              setFile(chosen);
            }}
          />
          <Button type="submit" variant="contained" disabled={!file || pending}>
            {words.t('finance.readFile')}
          </Button>
        </Box>
        <Box aria-live="polite" sx={{ mt: 2 }}>
          {errors.length > 0 ? (
            <Alert severity="error">
              {errors.map((error) => (
                <div key={error}>{error}</div>
              ))}
            </Alert>
          ) : null}
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

/** What is wrong with the file, by its lines, or with the request as a whole. */
function saying(problem: unknown, words: Words): readonly string[] {
  const found = problem instanceof HttpError ? (problem.body as ProblemBody).problems : undefined;
  if (!found?.length) return [problem instanceof Error ? problem.message : String(problem)];
  return found.map(({ code, params }) => {
    const error = words.problem(code, params);
    return params?.line === undefined ? error : words.t('finance.lineError', { line: params.line, error });
  });
}
