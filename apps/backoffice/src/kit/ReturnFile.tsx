import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { HttpError, useRefresh } from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ProblemBody } from '../providers/http';
import { hasSamples } from '../providers/samples';
import { FileChoice } from './FileChoice';
import { countEffects, type EffectCounts, type LineEffect } from './lineEffect';
import { PageHead } from './PageHead';
import { Panel } from './Panel';
import { useWords, type Words } from './words';

interface Props<Line, Planned> {
  readonly title: string;
  readonly hint: string;
  readonly parent: { readonly to: string; readonly label: string };
  /** Kind of file, shown as the heading and as the label of its input. */
  readonly fileLabel: string;
  /** URL of a sample file, shown if the installation serves sample files. */
  readonly sample: string;
  /** What importing the sample file does. */
  readonly sampleHint?: string | undefined;
  readonly accept: string;
  /**
   * Link to the screen that imports a different kind of file. Shown if this screen refuses the file with
   * `code`.
   */
  readonly other: { readonly code: string; readonly to: string; readonly label: string };
  /** Preview that the user sees before the import. Without a preview, the file is imported at once. */
  readonly preview?: {
    readonly ask: (file: File) => Promise<Planned[]>;
    /** Renders the planned lines with the button that imports them. */
    readonly children: (
      lines: readonly Planned[],
      importing: { readonly onImport: () => void; readonly pending: boolean },
    ) => ReactNode;
  };
  readonly send: (file: File, idempotencyKey: string) => Promise<Line[]>;
  readonly effectOf: (line: Line) => LineEffect;
  readonly summary: (counts: EffectCounts) => string;
  /** Renders the imported lines with their outcomes. */
  readonly children: (lines: readonly Line[]) => ReactNode;
}

/** Form that uploads a bank's file, after an optional preview, and shows the result of each imported line. */
export function ReturnFile<Line, Planned = never>({
  title,
  hint,
  parent,
  fileLabel,
  sample,
  sampleHint,
  accept,
  other,
  preview,
  send,
  effectOf,
  summary,
  children,
}: Props<Line, Planned>) {
  const words = useWords();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const [file, setFile] = useState<File>();
  const [planned, setPlanned] = useState<Planned[]>();
  const [answer, setAnswer] = useState<Line[]>();
  const [errors, setErrors] = useState<readonly FileError[]>([]);
  const [pending, setPending] = useState(false);

  /** Runs a request about the file and shows its errors. */
  const run = async (request: (chosen: File) => Promise<void>) => {
    if (!file) return;
    setPending(true);
    setErrors([]);
    try {
      await request(file);
    } catch (problem) {
      setErrors(wrongIn(problem, words));
    } finally {
      setPending(false);
    }
  };

  const importFile = () =>
    run(async (chosen) => {
      key.current ??= crypto.randomUUID();
      setAnswer(await send(chosen, key.current));
      // Only a retry after an error repeats the request. The next import shows its own result.
      key.current = undefined;
      setPlanned(undefined);
      refresh();
    });

  const previewFile = ({ ask }: NonNullable<typeof preview>) =>
    run(async (chosen) => {
      setAnswer(undefined);
      setPlanned(await ask(chosen));
    });

  const counts = countEffects(answer?.map(effectOf) ?? []);
  const severity = counts.open + counts.warned > 0 ? 'warning' : counts.done > 0 ? 'success' : 'info';
  return (
    <>
      <PageHead help={['finance', 'return-file']} title={title} subtitle={hint} parent={parent} />
      <Panel title={fileLabel}>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            void (preview ? previewFile(preview) : importFile());
          }}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <FileChoice
            label={fileLabel}
            chosen={file?.name}
            accept={accept}
            onChoose={(chosen) => {
              key.current = undefined;
              setPlanned(undefined);
              setAnswer(undefined);
              setErrors([]);
              setFile(chosen);
            }}
          />
          <Button type="submit" variant="contained" disabled={!file || pending}>
            {words.t(preview ? 'finance.previewFile' : 'finance.readFile')}
          </Button>
          {hasSamples() ? (
            <Link href={sample} variant="body2" download>
              {words.t('finance.sampleFile')}
            </Link>
          ) : null}
        </Box>
        {hasSamples() && sampleHint ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {sampleHint}
          </Typography>
        ) : null}
        <Box aria-live="polite" sx={{ mt: 2 }}>
          {errors.length > 0 ? (
            <Alert severity="error">
              {errors.map((error) => (
                <div key={error.text}>{error.text}</div>
              ))}
              {errors.some(({ code }) => code === other.code) ? (
                <Link component={RouterLink} to={other.to}>
                  {other.label}
                </Link>
              ) : null}
            </Alert>
          ) : null}
          {answer ? <Alert severity={severity}>{summary(counts)}</Alert> : null}
        </Box>
      </Panel>
      {preview && planned ? (
        <Box sx={{ mt: 2 }}>{preview.children(planned, { onImport: () => void importFile(), pending })}</Box>
      ) : null}
      {answer ? <Box sx={{ mt: 2 }}>{children(answer)}</Box> : null}
    </>
  );
}

interface FileError {
  readonly code?: string;
  readonly text: string;
}

/** Returns the file's errors, each with its line, or the request's error. */
function wrongIn(problem: unknown, words: Words): readonly FileError[] {
  const found = problem instanceof HttpError ? (problem.body as ProblemBody).problems : undefined;
  if (!found?.length) return [{ text: problem instanceof Error ? problem.message : String(problem) }];
  return found.map(({ code, params }) => {
    const error = words.problem(code, params);
    const text =
      params?.line === undefined ? error : words.t('finance.lineError', { line: params.line, error });
    return { code, text };
  });
}
