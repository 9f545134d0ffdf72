import { parseShortened } from '@elenco/core/kit';
import { type importFigures, MOST_LINES, metricNames, type RefusedLine } from '@elenco/core/post';
import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';

type Rows = z.input<typeof importFigures.input>['rows'];

export interface FigureFile {
  readonly rows: Rows;
  /** Lines that cannot even be asked for. */
  readonly refused: readonly RefusedLine[];
}

/** The columns beside the metrics; `link` may stand in place of `post`, and without `kind` figures are organic. */
const known = new Set<string>(['post', 'link', 'day', 'kind', ...metricNames]);

/** A day as `2026-11-21` or `21/11/2026`; undefined for everything else. */
function dayIn(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${day}` : text;
  const real = /^\d{4}-\d{2}-\d{2}$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso);
  return real ? iso : undefined;
}

/**
 * Figures as a spreadsheet writes them, commas or semicolons between, one post and day a line. An empty cell is unknown.
 * @throws Error with a code as its message for what is no such file: `not_csv`, `unknown_column`, `too_many`
 */
export function readFigureFile(text: string): FigureFile {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const lines = parsed(text, first.includes(';') ? ';' : ',');
  const head = Object.keys(lines[0]?.record ?? {});
  if (lines.length === 0) throw new Error('not_csv');
  if (head.some((name) => !known.has(name))) throw new Error('unknown_column');
  if (lines.length > MOST_LINES) throw new Error('too_many');
  const rows: Rows = [];
  const refused: RefusedLine[] = [];
  for (const { record, line } of lines) {
    const wrong = (pointer: string, code: string) => refused.push({ line, pointer, code });
    const before = refused.length;
    const { post = '', link = '', day = '', kind = '' } = record;
    const observedOn = dayIn(day);
    const figures: Record<string, number> = {};
    for (const name of metricNames) {
      const cell = record[name] ?? '';
      if (cell === '') continue;
      const value = parseShortened(cell);
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

function parsed(text: string, delimiter: string) {
  try {
    const records = parse(text, {
      ...{ bom: true, columns: true, delimiter, info: true, skip_empty_lines: true, trim: true },
      relax_column_count_less: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) throw new Error('not_csv');
    throw error;
  }
}
