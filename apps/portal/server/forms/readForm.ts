import { bodyLimits } from '@elenco/core';
import { MAX_FILE_BYTES, Problem } from '@elenco/core/kit';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';

const kinds = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;
/** Maximum length of a media type with a boundary, which has up to 70 characters (RFC 2046). */
const longestType = 200;

export const isForm = (type: string): boolean => kinds.test(type);

export interface FormSource {
  /** `Content-Type` of the request. */
  readonly type: string;
  /** Maximum number of bytes that are read. */
  readonly most: number;
  /**
   * True to read and discard the rest of a rejected form, up to `most` bytes. A browser that is still sending
   * does not read the response.
   */
  readonly drops?: boolean;
  /**
   * Called with name and value of the first field of the form; both are empty strings if the form does not
   * start with a field. Returns false to reject the form.
   */
  readonly first?: (name: string, value: string) => boolean;
  /** Called with the number of bytes of each chunk that arrives. Throws to stop the reading. */
  readonly spend?: (bytes: number) => Promise<void>;
}

const broken = () => new Problem('malformed', [{ pointer: '', code: 'invalid_format' }]);

/**
 * Reads a form while it arrives, and stops when a limit of `bodyLimits` is exceeded. Keeps only the start of
 * a file that is too large, so that the form can reject the file at its field and show the other fields
 * again.
 * @throws Problem `malformed`; `too_large`; `csrf` if `first` returns false
 */
export async function readForm(
  body: ReadableStream<Uint8Array> | null,
  { type, most, drops = false, first = () => true, spend }: FormSource,
): Promise<FormData> {
  const form = new FormData();
  const parser = parserOf(type);
  let [parts, text, room] = [0, bodyLimits.text, MAX_FILE_BYTES + 1];
  let refused: Error | undefined;
  const refuse = (error: Error) => {
    refused ??= error;
  };
  const tooLarge = () => refuse(new Problem('too_large'));
  const begin = (name: string | undefined, value: string): name is string => {
    parts += 1;
    if (parts === 1 && !first(name ?? '', value)) refuse(new Problem('csrf'));
    if (name === undefined) refuse(broken());
    if (parts > bodyLimits.parts || (name?.length ?? 0) > bodyLimits.name) tooLarge();
    return !refused;
  };

  parser.on('field', (name: string | undefined, value, nameCut, valueCut) => {
    text -= value.length;
    if (nameCut || valueCut || text < 0) tooLarge();
    if (begin(name, value)) form.append(name, value);
  });
  const files: Promise<void>[] = [];
  parser.on(
    'file',
    (name: string | undefined, file: BusboyFileStream, fileName: string | undefined, _encoding, mime) => {
      const kept: Uint8Array<ArrayBuffer>[] = [];
      const wanted = begin(name, '');
      file.on('data', (bytes: Buffer) => {
        const fits = bytes.subarray(0, wanted ? room : 0);
        room -= fits.length;
        if (fits.length > 0) kept.push(Uint8Array.from(fits));
      });
      const end = new Promise<void>((settle) => file.once('end', settle).once('error', () => settle()));
      files.push(
        end.then(() => {
          if (wanted) form.append(name, new File(kept, fileName ?? '', { type: mime }));
        }),
      );
    },
  );
  parser.on('partsLimit', tooLarge).on('fieldsLimit', tooLarge);
  const ended = new Promise<void>((settle) => {
    parser.once('finish', settle).on('error', () => {
      refuse(broken());
      settle();
    });
  });

  const reader = body?.getReader();
  try {
    for (let read = 0; reader; ) {
      // If the sender disconnects, this is not a server error, although the request gets no response.
      const { done, value } = await reader.read().catch(() => Promise.reject(broken()));
      if (done) break;
      read += value.length;
      if (read > most) throw refused ?? new Problem('too_large');
      await spend?.(value.length);
      if (refused) continue;
      const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
      await new Promise<void>((settle) => parser.write(bytes, () => settle()));
      if (refused && !drops) throw refused;
    }
    if (refused) throw refused;
    parser.end();
    await ended;
    if (refused) throw refused;
    await Promise.all(files);
    return form;
  } finally {
    reader?.releaseLock();
    parser.destroy();
  }
}

function parserOf(type: string) {
  try {
    if (!isForm(type) || type.length > longestType) throw broken();
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldNameSize: bodyLimits.name,
        fieldSize: bodyLimits.text,
        // The parser's limit is one more than ours, so that an excess is detected.
        fields: bodyLimits.parts + 1,
        parts: bodyLimits.parts + 1,
        headerPairs: 20,
        headerSize: bodyLimits.headers,
      },
    });
  } catch {
    throw broken();
  }
}
