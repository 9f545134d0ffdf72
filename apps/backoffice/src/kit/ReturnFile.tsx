import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HttpError, useRefresh } from 'ra-core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ProblemBody } from '../providers/http';
import { FileChoice } from './FileChoice';
import { PageHead } from './PageHead';
import { Panel } from './Panel';
import { useWords, type Words } from './words';

interface Props<Line> {
  readonly title: string;
  readonly hint: string;
  readonly parent: { readonly to: string; readonly label: string };
  readonly accept: string;
  readonly send: (file: File, idempotencyKey: string) => Promise<Line[]>;
  /** True if nothing is left to do about the line. */
  readonly isGood: (line: Line) => boolean;
  readonly saying: (good: number, lines: number) => string;
  /** Renders the lines with their outcomes. */
  readonly children: (lines: readonly Line[]) => ReactNode;
}

/** Uploads a bank's file and shows the outcome of each of its lines. */
export function ReturnFile<Line>({
  title,
  hint,
  parent,
  accept,
  send,
  isGood,
  saying,
  children,
}: Props<Line>) {
  const words = useWords();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<Line[]>();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    key.current ??= crypto.randomUUID();
    setPending(true);
    setErrors([]);
    try {
      setAnswer(await send(file, key.current));
      refresh();
    } catch (problem) {
      setErrors(wrongIn(problem, words));
    } finally {
      setPending(false);
    }
  };

  const good = answer?.filter(isGood).length ?? 0;
  return (
    <>
      <PageHead help={['finance', 'return-file']} title={title} subtitle={hint} parent={parent} />
      <Panel title={words.t('finance.returnFile')}>
        <Box
          component="form"
          onSubmit={submit}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <FileChoice
            label={words.t('finance.returnFile')}
            chosen={file?.name}
            accept={accept}
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
            <Alert severity={good === answer.length ? 'success' : 'warning'}>
              {saying(good, answer.length)}
            </Alert>
          ) : null}
        </Box>
      </Panel>
      {answer ? children(answer) : null}
    </>
  );
}

/** Returns the errors of the file by line, or that of the request. */
function wrongIn(problem: unknown, words: Words): readonly string[] {
  const found = problem instanceof HttpError ? (problem.body as ProblemBody).problems : undefined;
  if (!found?.length) return [problem instanceof Error ? problem.message : String(problem)];
  return found.map(({ code, params }) => {
    const error = words.problem(code, params);
    return params?.line === undefined ? error : words.t('finance.lineError', { line: params.line, error });
  });
}
