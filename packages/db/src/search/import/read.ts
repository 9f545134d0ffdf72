import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { recordOfCsv } from '@elenco/core';
import { parse } from 'csv-parse';

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

/** The lines of a CSV or NDJSON file, packed by gzip or not, one after the other: what is large never lies in memory. */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  const raw = createReadStream(path);
  const packed = await isGzip(path);
  const content: Readable = packed ? raw.pipe(createGunzip()) : raw;
  // A broken disk or archive must end the reading, not wait for more.
  if (packed) raw.on('error', (error) => content.destroy(error));
  const name = path.toLowerCase().replace(/\.gz$/, '');
  try {
    yield* /\.(ndjson|jsonl)$/.test(name) ? ofNdjson(content) : ofCsv(content);
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

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
