import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { recordOfCsv } from '@elenco/core';
import { CsvError, parse } from 'csv-parse';

/** One line of a file as it was read, and where it stands; `refused` says why where it is no row at all. */
export interface Line {
  readonly number: number;
  readonly given?: unknown;
  readonly refused?: 'invalid_format' | 'column_count';
}

/** Longer lines than this, in bytes, are no person's. */
const LONGEST_LINE = 100_000;

/** By which a file is known again, whatever it is called. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export interface Reading extends AsyncIterable<Line> {
  /** How much of the file was read so far, in basis points of its bytes. */
  readBp(): number;
}

/**
 * The lines of a CSV or NDJSON file, packed by gzip or not, one after the other: what is large never lies in memory.
 * @param name what the file is called, which says what it is; where it lies may be called anything
 */
export async function linesOf(path: string, name: string): Promise<Reading> {
  const { packed, size } = await lookedAt(path);
  const raw = createReadStream(path);
  return {
    [Symbol.asyncIterator]: () => contentOf(raw, packed, name),
    readBp: () => Math.min(10_000, Math.floor((10_000 * raw.bytesRead) / Math.max(size, 1))),
  };
}

/** Whether it is the file that is broken, so that reading it again would end alike. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof CsvError || /^Z_|^ENOENT$/.test(String((error as { code?: unknown } | null)?.code ?? ''));

async function* contentOf(raw: ReadStream, packed: boolean, name: string): AsyncGenerator<Line> {
  const content: Readable = packed ? raw.pipe(createGunzip()) : raw;
  // A broken disk or archive must end the reading, not wait for more.
  if (packed) raw.on('error', (error) => content.destroy(error));
  const bare = name.toLowerCase().replace(/\.gz$/, '');
  try {
    yield* /\.(ndjson|jsonl)$/.test(bare) ? ofNdjson(content) : ofCsv(content);
  } finally {
    raw.destroy();
  }
}

async function* ofNdjson(content: Readable): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of textsOf(content)) {
    number += 1;
    if (text === undefined) yield { number, refused: 'invalid_format' };
    else if (text.trim() !== '') yield parsed(number, text);
  }
}

/** Line by line; undefined for one that is too long, of which nothing is held: it may go on for gigabytes. */
async function* textsOf(content: AsyncIterable<Buffer>): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer) => {
    size += part.length;
    if (size > LONGEST_LINE) parts = [];
    else parts.push(part);
  };
  const taken = () => {
    const text = size > LONGEST_LINE ? undefined : Buffer.concat(parts).toString();
    [parts, size] = [[], 0];
    return text;
  };
  for await (const chunk of content) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      add(chunk.subarray(from, end));
      yield taken();
      from = end + 1;
    }
    add(chunk.subarray(from));
  }
  if (size > 0) yield taken();
}

function parsed(number: number, text: string): Line {
  try {
    return { number, given: JSON.parse(text) };
  } catch {
    return { number, refused: 'invalid_format' };
  }
}

/** With a line of names on top, whose separator is that of all lines: a comma may stand in numbers where it is none. */
async function* ofCsv(content: Readable): AsyncGenerator<Line> {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  const head = await headOf(chunks);
  const rows = parse({
    bom: true,
    delimiter: separatorOf(head),
    info: true,
    max_record_size: LONGEST_LINE,
    // Counted below: one line with a cell too many is no reason to read no other.
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const whole = Readable.from(withHead(head, chunks));
  whole.on('error', (error) => rows.destroy(error));
  whole.pipe(rows);
  let names: readonly string[] | undefined;
  for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    if (!names) names = record;
    else if (record.length !== names.length) yield { number: info.lines, refused: 'column_count' };
    else {
      const row = Object.fromEntries(names.map((name, at) => [name, record[at] ?? '']));
      yield { number: info.lines, given: recordOfCsv(row) };
    }
  }
}

/** As much of the file as holds the line of names. */
async function headOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < LONGEST_LINE && !/\S[^\n]*\n/.test(head.toString())) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function* withHead(head: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** The one that the line of names has, or has most of: no name that a column may have holds any of them. */
function separatorOf(head: Buffer): string {
  const [names = ''] = head
    .toString()
    .trimStart()
    .split(/[\r\n]/);
  const bare = names.replace(/"[^"]*"/g, '');
  const often = (mark: string) => bare.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (often(mark) > often(best) ? mark : best));
}

async function lookedAt(path: string): Promise<{ packed: boolean; size: number }> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    const packed = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
    return { packed, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}
