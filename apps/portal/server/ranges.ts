import type { FileStore } from '@elenco/db';
import parseRange from 'range-parser';

/** Bytes of a file, for a player that asks for a part of them (RFC 9110, 14). */
export interface Part {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
}

/**
 * The part of a file that `Range` asks for; all of it where nothing, or several parts at once, are asked for.
 * @throws as `FileStore.open`
 */
export function partOf(
  files: Pick<FileStore, 'open'>,
  { sha256, size }: { readonly sha256: string; readonly size: number },
  range: string | null | undefined,
): Part {
  const whole = { 'Accept-Ranges': 'bytes' };
  const asked = range ? parseRange(size, range) : -2;
  if (asked === -1) {
    return { status: 416, headers: { ...whole, 'Content-Range': `bytes */${size}` }, body: null };
  }
  const [one, ...more] = asked === -2 || asked.type !== 'bytes' ? [] : asked;
  if (!one || more.length > 0) {
    return { status: 200, headers: { ...whole, 'Content-Length': String(size) }, body: files.open(sha256) };
  }
  const { start, end } = one;
  return {
    status: 206,
    headers: {
      ...whole,
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': String(end - start + 1),
    },
    body: files.open(sha256, one),
  };
}
