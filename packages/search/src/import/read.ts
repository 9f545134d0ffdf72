import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isProblem, recordOfCsv } from '@elenco/core';
import { csvRows, decoded, type Encoding, encodingOf, LONGEST_LINE, strictDecoder } from '../textFile';

/** A line of a file, with its number. If the line cannot be read as a row, `refused` is the reason. */
export interface Line {
  readonly number: number;
  readonly given?: unknown;
  readonly refused?: 'invalid_format' | 'column_count';
}

/** Number of bytes at the start of an uploaded file that `checkBeginning` reads. */
const CHECKED_BYTES = 1_000_000;

/** Returns the SHA-256 of a file, which identifies the file by its content. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export interface LineReader extends AsyncIterable<Line> {
  /** Returns how much of the file was read, in basis points of its size. */
  readBp(): number;
}

/**
 * Returns a reader of the lines of a CSV or NDJSON file. The file may be gzipped.
 * @param name original file name, which determines the format; `path` may have any name
 */
export async function linesOf(path: string, name: string): Promise<LineReader> {
  const { packed, size } = await inspectFile(path);
  const encoding = await encodingOf(contentOf(createReadStream(path), packed));
  const raw = createReadStream(path);
  return {
    [Symbol.asyncIterator]: () => linesIn(contentOf(raw, packed), name, encoding),
    readBp: () => Math.min(10_000, Math.floor((10_000 * raw.bytesRead) / Math.max(size, 1))),
  };
}

/**
 * Checks the first bytes of a file, so that a user immediately sees that it cannot be a list of profiles.
 * @throws Problem `invalid` at `/file` with `spreadsheet_file` or `not_text`
 */
export async function checkBeginning(path: string): Promise<void> {
  const { packed } = await inspectFile(path);
  await encodingOf(beginningOf(contentOf(createReadStream(path), packed)));
}

async function* beginningOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of content) {
    yield chunk;
    size += chunk.length;
    // Ends reading with an error, as at the end of a truncated file. Otherwise a last character that is cut
    // in half would be reported as invalid.
    if (size > CHECKED_BYTES) throw new Error('the beginning of the file has been read');
  }
}

/** Returns true if the file itself is damaged, so that another attempt to read it would fail too. */
export const isUnreadable = (error: unknown): boolean =>
  (isProblem(error) && error.code === 'invalid') ||
  /^Z_|^ENOENT$/.test(String((error as { code?: unknown } | null)?.code ?? ''));

async function* contentOf(raw: ReadStream, packed: boolean): AsyncGenerator<Buffer> {
  const content: Readable = packed ? raw.pipe(createGunzip()) : raw;
  // Passes errors of the disk on. Without this handler, decompression would wait forever for more data.
  if (packed) raw.on('error', (error) => content.destroy(error));
  try {
    yield* content;
  } finally {
    raw.destroy();
  }
}

function linesIn(content: AsyncIterable<Buffer>, name: string, encoding: Encoding): AsyncGenerator<Line> {
  const bare = name.toLowerCase().replace(/\.gz$/, '');
  return /\.(ndjson|jsonl)$/.test(bare) ? ofNdjson(content, encoding) : ofCsv(content, encoding);
}

async function* ofNdjson(content: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Line> {
  const decode = strictDecoder(encoding);
  let number = 0;
  for await (const bytes of bytesOfLines(content)) {
    number += 1;
    if (bytes === undefined) yield { number, refused: 'invalid_format' };
    else if (bytes.length > 0) yield* parsed(number, decode(bytes));
  }
}

/**
 * Yields the lines of the content, and undefined for a line that is too long. Does not keep a line that is
 * too long in memory, because it may have gigabytes.
 */
async function* bytesOfLines(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer | undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer) => {
    size += part.length;
    if (size > LONGEST_LINE) parts = [];
    else parts.push(part);
  };
  const taken = () => {
    const line = size > LONGEST_LINE ? undefined : Buffer.concat(parts);
    [parts, size] = [[], 0];
    return line;
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

function* parsed(number: number, text: string): Generator<Line> {
  if (text.trim() === '') return;
  try {
    yield { number, given: JSON.parse(text) };
  } catch {
    yield { number, refused: 'invalid_format' };
  }
}

/** Reads CSV with a header line. */
async function* ofCsv(content: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Line> {
  let names: readonly string[] | undefined;
  for await (const { line: number, cells } of csvRows(decoded(content, encoding))) {
    if (!names) names = cells;
    else if (cells.length !== names.length) yield { number, refused: 'column_count' };
    else {
      const row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
      yield { number, given: recordOfCsv(row) };
    }
  }
}

async function inspectFile(path: string): Promise<{ packed: boolean; size: number }> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    const packed = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
    return { packed, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}
