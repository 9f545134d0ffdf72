import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HttpError, useDataProvider } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { listOf } from '../addresses';
import { FileChoice } from '../kit/FileChoice';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { FigureFileAnswer } from '../providers/answers';
import type { ElencoDataProvider } from '../providers/data';
import type { ProblemBody } from '../providers/http';

/** Form that imports post metrics from a spreadsheet. Shows the rejected lines with their reasons. */
export function FigureFile() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const key = useRef<string>(undefined);
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<FigureFileAnswer>();
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    key.current ??= crypto.randomUUID();
    setPending(true);
    setError('');
    try {
      setAnswer(await data.importFigures(file, key.current));
    } catch (problem) {
      const [first] = problem instanceof HttpError ? ((problem.body as ProblemBody).problems ?? []) : [];
      setError(first ? words.problem(first.code, first.params) : String((problem as Error).message));
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <PageHead
        title={words.t('work.importFigures')}
        subtitle={words.t('work.figureColumns')}
        parent={{ to: listOf('observations'), label: words.name('observations', 2) }}
      />
      <Panel title={words.t('work.figureFile')}>
        <Box
          component="form"
          onSubmit={send}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <FileChoice
            label={words.t('work.figureFile')}
            chosen={file?.name}
            accept=".csv,text/csv"
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
          {error ? <Alert severity="error">{error}</Alert> : null}
          {answer ? (
            <Alert severity={answer.refused.length === 0 ? 'success' : 'warning'}>
              {words.t('work.linesTaken', { taken: answer.taken })}
            </Alert>
          ) : null}
        </Box>
      </Panel>
      {answer && answer.refused.length > 0 ? (
        <Panel title={words.t('work.linesRefused')}>
          <SmallTable
            label={words.t('work.linesRefused')}
            heads={[words.t('finance.line'), words.t('finance.outcome')]}
            rows={answer.refused.map(({ line, pointer, code }) => ({
              key: `${line}${pointer}${code}`,
              cells: [line, [pointer.split('/').at(-1), words.problem(code)].filter(Boolean).join(': ')],
            }))}
          />
        </Panel>
      ) : null}
    </>
  );
}
