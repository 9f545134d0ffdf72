import { Problem } from '@elenco/core/kit';
import { readCsv } from '@elenco/db';

/** Parses a day as `2026-11-21` or `21/11/2026`; undefined for anything else. */
export function dayIn(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${day}` : text;
  const real = /^\d{4}-\d{2}-\d{2}$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso);
  return real ? iso : undefined;
}

/** A line of a file, with its cells by column name. `line` is the number of the line, starting at 1. */
interface CsvLine {
  readonly record: Readonly<Record<string, string>>;
  readonly line: number;
}

interface CsvFile {
  readonly lines: readonly CsvLine[];
  /** Lines that have more or fewer columns than the header. */
  readonly refused: readonly { readonly line: number; readonly pointer: ''; readonly code: 'column_count' }[];
}

/**
 * Returns the lines below the header of a CSV file.
 * @throws Problem `invalid` at `/file` with `file_empty`, `unknown_column`, `csv_too_long` or a code of
 * `readCsv`
 */
export async function csvLines(
  bytes: Uint8Array,
  known: ReadonlySet<string>,
  most: number,
): Promise<CsvFile> {
  const [head, ...rows] = await readCsv(bytes);
  if (!head || rows.length === 0) throw refused('file_empty');
  const names = head.cells;
  if (names.some((name) => !known.has(name))) throw refused('unknown_column');
  if (rows.length > most) throw refused('csv_too_long');
  const isWhole = ({ cells }: (typeof rows)[number]) => cells.length === names.length;
  return {
    lines: rows.filter(isWhole).map(({ cells, line }) => ({
      line,
      record: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
    })),
    refused: rows
      .filter((row) => !isWhole(row))
      .map(({ line }) => ({ line, pointer: '', code: 'column_count' })),
  };
}

const refused = (code: string) => new Problem('invalid', [{ pointer: '/file', code }]);
