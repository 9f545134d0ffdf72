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

/** Effect of a line: applied now, imported before, or left for staff. */
export type LineEffect = 'done' | 'known' | 'open';

/** Colors of the effects; a line imported before is neutral. */
export const toneOfEffect = { done: 'success', known: 'default', open: 'warning' } as const;

interface Props<Line> {
  readonly title: string;
  readonly hint: string;
  readonly parent: { readonly to: string; readonly label: string };
  readonly accept: string;
  readonly send: (file: File, idempotencyKey: string) => Promise<Line[]>;
  readonly effectOf: (line: Line) => LineEffect;
  readonly summary: (counts: Readonly<Record<LineEffect | 'lines', string>>) => string;
  /** Renders the lines with their outcomes. */
  readonly children: (lines: readonly Line[]) => ReactNode;
}

/** Form that uploads a bank's file, and the result of each line. */
export function ReturnFile<Line>({
  title,
  hint,
  parent,
  accept,
  send,
  effectOf,
  summary,
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

  const count = (effect: LineEffect) => answer?.filter((line) => effectOf(line) === effect).length ?? 0;
  const severity = count('open') > 0 ? 'warning' : count('done') > 0 ? 'success' : 'info';
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
            <Alert severity={severity}>
              {summary({
                lines: words.number(answer.length),
                done: words.number(count('done')),
                known: words.number(count('known')),
                open: words.number(count('open')),
              })}
            </Alert>
          ) : null}
        </Box>
      </Panel>
      {answer ? <Box sx={{ mt: 2 }}>{children(answer)}</Box> : null}
    </>
  );
}

/** Returns the errors of the file by line, or the error of the request. */
function wrongIn(problem: unknown, words: Words): readonly string[] {
  const found = problem instanceof HttpError ? (problem.body as ProblemBody).problems : undefined;
  if (!found?.length) return [problem instanceof Error ? problem.message : String(problem)];
  return found.map(({ code, params }) => {
    const error = words.problem(code, params);
    return params?.line === undefined ? error : words.t('finance.lineError', { line: params.line, error });
  });
}
