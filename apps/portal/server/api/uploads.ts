import { type DocumentReading, readingOfText, readingOfXml, withoutText } from '@elenco/brazil';
import { MAX_FILE_BYTES, uploadTypeNames } from '@elenco/core/kit';
import { redrawn, refused, tooLarge, undamaged } from '@elenco/pictures';
import { fileTypeFromBuffer } from 'file-type';
import { plainXml } from './plainXml';
import { soundPdf } from './soundPdf';

export interface Upload {
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** Values of an electronic invoice that the checks of the invoice use. Null unless `reads` is true. */
  readonly reading: DocumentReading | null;
}

/**
 * Returns the safe form of an uploaded file. If `reads` is true, also reads the file as an invoice. Detects
 * the type from the bytes, never from the name. Redraws pictures, which removes hidden content and metadata
 * such as place and camera.
 * @throws Problem `too_large`; `invalid` with `file_empty`, `file_type`, `file_damaged` or a code of
 * `soundPdf`
 */
export async function sanitizeUpload(sent: Uint8Array, { reads = false } = {}): Promise<Upload> {
  if (sent.length > MAX_FILE_BYTES) throw tooLarge();
  if (sent.length === 0) throw refused('file_empty');
  const mime = (await fileTypeFromBuffer(sent))?.mime ?? (beginsLikeXml(sent) ? 'text/xml' : '');
  switch (mime) {
    case 'application/pdf': {
      const text = await soundPdf(sent, { reads });
      return { mime, bytes: sent, reading: reads ? readingOfText(text) : null };
    }
    case 'application/xml':
    case 'text/xml': {
      const elements = await plainXml(sent);
      return { mime: 'application/xml', bytes: sent, reading: reads ? readingOfXml(elements) : null };
    }
    case 'image/jpeg':
    case 'image/png':
      return {
        mime,
        bytes: await undamaged(() => redrawn(sent, mime)),
        reading: reads ? withoutText : null,
      };
    default:
      throw refused('file_type', { types: uploadTypeNames });
  }
}

/**
 * Returns whether bytes begin like XML. XML without a declaration is valid, but the detection by bytes does
 * not recognize it.
 */
const beginsLikeXml = (bytes: Uint8Array) =>
  /^(?:\xef\xbb\xbf)?\s*<[a-z_!?]/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'));
