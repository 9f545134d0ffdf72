import { type importFigures, MAX_LINES, metricNames, type RefusedLine } from '@elenco/core/hiring';
import { parseAbbreviated } from '@elenco/core/kit';
import type { z } from 'zod';
import { csvLines, dayIn } from './csvLines';

type Rows = z.input<typeof importFigures.input>['rows'];

export interface FigureFile {
  readonly rows: Rows;
  /** Lines that are invalid on their own, whatever the database contains. */
  readonly refused: readonly RefusedLine[];
}

/**
 * Allowed columns, including the metrics. A file can have `link` instead of `post`. Metrics without `kind`
 * are organic.
 */
const known = new Set<string>(['post', 'link', 'day', 'kind', ...metricNames]);

/**
 * Reads metrics from a CSV file, one post and day per line. An empty cell is an unknown metric.
 * @throws the problems of `csvLines`
 */
export async function readFigureFile(bytes: Uint8Array): Promise<FigureFile> {
  const { lines, refused: broken } = await csvLines(bytes, known, MAX_LINES);
  const rows: Rows = [];
  const refused: RefusedLine[] = [...broken];
  for (const { record, line } of lines) {
    const wrong = (pointer: string, code: string) => refused.push({ line, pointer, code });
    const before = refused.length;
    const { post = '', link = '', day = '', kind = '' } = record;
    const observedOn = dayIn(day);
    const figures: Record<string, number> = {};
    for (const name of metricNames) {
      const cell = record[name] ?? '';
      if (cell === '') continue;
      const value = parseAbbreviated(cell);
      if (value === undefined) wrong(`/figures/${name}`, 'not_whole_number');
      else figures[name] = value;
    }
    if (!observedOn) wrong('/observedOn', 'invalid_value');
    if (kind !== '' && kind !== 'organic' && kind !== 'boosted') wrong('/reachKind', 'invalid_value');
    const postId = /^\d{1,9}$/.test(post) ? Number(post) : null;
    if (postId === null && !URL.canParse(link)) wrong('/postId', 'unknown_post');
    if (refused.length > before || !observedOn) continue;
    const reachKind = kind === 'boosted' ? ('boosted' as const) : ('organic' as const);
    rows.push({ line, postId, url: postId === null ? link : null, observedOn, reachKind, figures });
  }
  return { rows, refused };
}
