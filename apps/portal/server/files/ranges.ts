import type { FileStore } from '@elenco/db';
import { parse } from 'range-parser';

/** Response to a request for a whole file or one range of its bytes (RFC 9110, section 14). */
export interface Part {
  readonly status: 200 | 206 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
}

/** Bit that is set in the result of `parse` for a malformed header. */
const MALFORMED = 1;

/**
 * Opens the range of the `Range` header. Opens the whole file if the request has no such header, or if the
 * header is malformed, uses a unit other than bytes, or contains several ranges. Opens nothing for HEAD,
 * whose response has no body.
 * @throws the errors of `FileStore.open`
 */
export async function partOf(
  files: Pick<FileStore, 'open' | 'has'>,
  { sha256, size }: { readonly sha256: string; readonly size: number },
  { method, range }: { readonly method: string; readonly range: string | undefined },
): Promise<Part> {
  const whole = { 'Accept-Ranges': 'bytes' };
  const parsed = range ? parse(size, range) : undefined;
  const requested = parsed?.type === 'bytes' && !(parsed.code & MALFORMED) ? parsed.ranges : undefined;
  if (requested?.length === 0) {
    return { status: 416, headers: { ...whole, 'Content-Range': `bytes */${size}` }, body: null };
  }
  const open = async (part?: { readonly start: number; readonly end: number }) => {
    if (method !== 'HEAD') return files.open(sha256, part);
    await files.has(sha256);
    return null;
  };
  const [one, ...more] = requested ?? [];
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
