import { CsvError, parse } from 'csv-parse/sync';

/** A day as `2026-11-21` or `21/11/2026`; undefined for everything else. */
export function dayIn(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${day}` : text;
  const real = /^\d{4}-\d{2}-\d{2}$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso);
  return real ? iso : undefined;
}

/** A line of a file by the names of its columns; `line` is counted from 1. */
interface CsvLine {
  readonly record: Readonly<Record<string, string>>;
  readonly line: number;
}

/**
 * A spreadsheet's lines, commas or semicolons between. A cell that is not there is absent.
 * @throws Error with a code as its message: `not_csv`, `unknown_column`, `too_many`
 */
export function csvLines(text: string, known: ReadonlySet<string>, most: number): CsvLine[] {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const lines = parsed(text, first.includes(';') ? ';' : ',');
  const head = Object.keys(lines[0]?.record ?? {});
  if (lines.length === 0) throw new Error('not_csv');
  if (head.some((name) => !known.has(name))) throw new Error('unknown_column');
  if (lines.length > most) throw new Error('too_many');
  return lines;
}

function parsed(text: string, delimiter: string): CsvLine[] {
  try {
    const records = parse(text, {
      bom: true,
      columns: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      trim: true,
      relax_column_count_less: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) throw new Error('not_csv');
    throw error;
  }
}
