import { isAscii } from 'node:buffer';
import { isProblem, Problem } from '@elenco/core';

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
/** Encodings of text files. Excel in Portuguese saves CSV as Windows-1252 unless the user selects UTF-8. */
export type Encoding = 'utf-8' | 'windows-1252';

type Code = 'not_text' | 'spreadsheet_file' | 'csv_unreadable';
export const unreadable = (code: Code) => new Problem('invalid', [{ pointer: '/file', code }]);

/** First bytes of ZIP files (.xlsx and .ods) and of .xls files. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const UTF8_MARK = [0xef, 0xbb, 0xbf];
/** Bytes that are undefined in Windows-1252. */
const UNDEFINED_1252 = /[\x81\x8d\x8f\x90\x9d]/;

/**
 * Returns the encoding of a text file. For a truncated compressed file, returns the encoding of the part that
 * can be read.
 * @throws Problem `invalid` at `/file` with `spreadsheet_file` or `not_text`
 */
export async function encodingOf(content: Chunks): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = false;
  let last: Uint8Array | undefined;
  try {
    for await (const chunk of content) {
      if (!last) {
        if (WORKBOOKS.some((mark) => startsWith(chunk, mark))) throw unreadable('spreadsheet_file');
        if (isUtf16(chunk)) throw unreadable('not_text');
        isUtf8 = startsWith(chunk, UTF8_MARK);
      }
      isUtf8 ||= last !== undefined && !isAscii(last);
      last = chunk;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
  } catch (error) {
    if (isProblem(error)) throw error;
    if (!isUndecodable(error)) return 'utf-8';
    if (isUtf8 || (last && isMostlyUtf8(last))) throw unreadable('not_text');
    return 'windows-1252';
  }
  return 'utf-8';
}

/**
 * Returns a decoder that skips the byte order mark. On invalid bytes, the decoder does not return U+FFFD but
 * throws Problem `invalid` at `/file` with `not_text`.
 */
export function strictDecoder(encoding: Encoding): (bytes?: Uint8Array, stream?: boolean) => string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes, stream = false) => {
    try {
      const text = decoder.decode(bytes, { stream });
      if (encoding === 'utf-8' || !UNDEFINED_1252.test(text)) return text;
    } catch (error) {
      if (!isUndecodable(error)) throw error;
    }
    throw unreadable('not_text');
  };
}

export async function* decoded(content: Chunks, encoding: Encoding): AsyncGenerator<string> {
  const decode = strictDecoder(encoding);
  for await (const chunk of content) yield decode(chunk, true);
  yield decode();
}

const isUndecodable = (error: unknown) =>
  error instanceof TypeError && (error as { code?: unknown }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Returns true if the file is UTF-16: it has a byte order mark, or a zero byte in its first character. */
const isUtf16 = (bytes: Uint8Array) =>
  startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]) || bytes[0] === 0 || bytes[1] === 0;

/** Returns true if the text is damaged UTF-8, or mixes both encodings. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  const nonAscii = text.match(/[\x80-\xff]+/g)?.length ?? 0;
  const sequences = text.match(/[\xc2-\xf4][\x80-\xbf]{1,3}/g)?.length ?? 0;
  return sequences * 2 > nonAscii;
}
