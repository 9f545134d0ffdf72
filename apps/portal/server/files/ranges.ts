import type { FileStore } from '@elenco/db';
import parseRange from 'range-parser';

/** Bytes of a file, for a player that asks for a part of them (RFC 9110, 14). */
export interface Part {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
}

/**
 * The part of a file that `Range` asks for; all of it where nothing, or several parts at once, are asked for. HEAD opens
 * nothing, since a HEAD response has no body.
 * @throws as `FileStore.open`
 */
export async function partOf(
  files: Pick<FileStore, 'open' | 'has'>,
  { sha256, size }: { readonly sha256: string; readonly size: number },
  { method, range }: { readonly method: string; readonly range: string | undefined },
): Promise<Part> {
  const whole = { 'Accept-Ranges': 'bytes' };
  const asked = range ? parseRange(size, range) : -2;
  if (asked === -1) {
    return { status: 416, headers: { ...whole, 'Content-Range': `bytes */${size}` }, body: null };
  }
  const open = async (part?: { readonly start: number; readonly end: number }) => {
    if (method !== 'HEAD') return files.open(sha256, part);
    await files.has(sha256);
    return null;
  };
  const [one, ...more] = asked === -2 || asked.type !== 'bytes' ? [] : asked;
  if (!one || more.length > 0) {
    return { status: 200, headers: { ...whole, 'Content-Length': String(size) }, body: await open() };
  }
  const { start, end } = one;
  return {
    status: 206,
    headers: {
      ...whole,
      'Content-Range': `bytes ${start}-${end}/${size}`,
      'Content-Length': String(end - start + 1),
    },
    body: await open(one),
  };
}
