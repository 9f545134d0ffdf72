import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Chunks, decoded, encodingOf, unreadable } from './decode';

/** Maximum length of a line in characters. No valid profile is longer. */
export const LONGEST_LINE = 100_000;

/** The trimmed cells of one record, and the number of the line on which the record ends, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Matches a line in which Excel states the separator of the file. */
const SEPARATOR_LINE = /^\s*"?sep=(.)"?[ \t]*(?:\r\n|\r|\n|$)/i;

/**
 * Yields the records of a CSV file, except empty records. The separator is the one that a first line `sep=`
 * states, otherwise the most frequent separator in the first line. Later lines do not count, because numbers
 * in them may contain commas. A quote inside a cell is text.
 * @throws Problem `invalid` at `/file` with `csv_unreadable`
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const chunks = text[Symbol.asyncIterator]();
  const head = await headOf(chunks);
  const [separatorLine = '', separator] = SEPARATOR_LINE.exec(head) ?? [];
  const start = head.slice(separatorLine.length);
  const records = parse({
    delimiter: separator ?? separatorOf(start),
    info: true,
    // Uses `ltrim` instead of `trim`, because with `trim` csv-parse fails on a cell such as `"Maria" salto`.
    ltrim: true,
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const whole = Readable.from(withHead(start, chunks));
  whole.on('error', (error) => records.destroy(error));
  whole.pipe(records);
  const skipped = separatorLine === '' ? 0 : 1;
  try {
    for await (const { record, info } of records as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      yield { line: info.lines + skipped, cells: record.map((cell) => cell.trim()) };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable('csv_unreadable') : error;
  } finally {
    whole.destroy();
  }
}

/**
 * Reads all records of a file that fits into memory.
 * @throws Problem `invalid` at `/file`
 */
export async function readCsv(bytes: Uint8Array): Promise<CsvRow[]> {
  const content: Chunks = [bytes];
  const rows: CsvRow[] = [];
  for await (const row of csvRows(decoded(content, await encodingOf(content)))) rows.push(row);
  return rows;
}

/** Returns the start of the file. It is long enough to contain the first lines of the file. */
async function headOf(chunks: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (head.length < LONGEST_LINE) {
    const { value, done } = await chunks.next();
    if (done) break;
    head += value;
  }
  return head;
}

async function* withHead(head: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  yield* { [Symbol.asyncIterator]: () => rest };
}

function separatorOf(text: string): string {
  const [names = ''] = text.trimStart().split(/[\r\n]/, 1);
  const bare = names.replace(/"[^"]*"/g, '');
  const often = (mark: string) => bare.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (often(mark) > often(best) ? mark : best));
}
