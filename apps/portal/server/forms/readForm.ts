import { bodyLimits } from '@elenco/core';
import { largestFile, Problem } from '@elenco/core/kit';
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
   * True to read and discard the rest of a rejected form, within `most`, since a browser that is still
   * sending does not read the answer.
   */
  readonly drops?: boolean;
  /** Receives the first field of the form ('' if it starts with none); returns false to reject the form. */
  readonly first?: (name: string, value: string) => boolean;
  /** Receives the number of bytes as they arrive; throws to stop reading. */
  readonly spend?: (bytes: number) => Promise<void>;
}

const broken = () => new Problem('malformed', [{ pointer: '', code: 'invalid_format' }]);

/**
 * Reads a form while it arrives, and stops when a limit of `bodyLimits` is exceeded. Of a file that is too
 * large it keeps only the start, so that the form can reject the file at its field and show the other fields
 * again. @throws Problem `malformed`; `too_large`; `csrf` if `first` returns false
 */
export async function readForm(
  body: ReadableStream<Uint8Array> | null,
  { type, most, drops = false, first = () => true, spend }: FormSource,
): Promise<FormData> {
  const form = new FormData();
  const parser = parserOf(type);
  let [parts, text, room] = [0, bodyLimits.text, largestFile + 1];
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
      // A sender who disconnects gets no answer, which is not a server error.
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
        // One more than the limit, so that exceeding it is detected.
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
