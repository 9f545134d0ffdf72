import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { recordOfCsv } from '@elenco/core';
import { CsvError, parse } from 'csv-parse';

/** One line of a file as it was read, and where it stands; `unreadable` where it is no row at all. */
export interface Line {
  readonly number: number;
  readonly given: unknown;
  readonly unreadable?: true;
}

/** Longer lines than this are no person's. */
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
  const failed = new Promise<never>((_, reject) => content.once('error', reject));
  failed.catch(() => {});
  const lines = createInterface({ input: content, crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]();
  for (let number = 1; ; number += 1) {
    const { value, done } = await Promise.race([lines.next(), failed]);
    if (done) return;
    if (value.trim() === '') continue;
    yield value.length > LONGEST_LINE
      ? { number, given: undefined, unreadable: true }
      : parsed(number, value);
  }
}

function parsed(number: number, text: string): Line {
  try {
    return { number, given: JSON.parse(text) };
  } catch {
    return { number, given: undefined, unreadable: true };
  }
}

/** With a line of names on top; commas or semicolons between, whichever the line of names has. */
async function* ofCsv(content: Readable): AsyncGenerator<Line> {
  const rows = parse({
    bom: true,
    columns: true,
    delimiter: [',', ';', '\t'],
    info: true,
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  content.on('error', (error) => rows.destroy(error));
  content.pipe(rows);
  for await (const { record, info } of rows as AsyncIterable<{
    record: Record<string, string>;
    info: { lines: number };
  }>) {
    yield { number: info.lines, given: recordOfCsv(record) };
  }
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
