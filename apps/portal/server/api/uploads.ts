import { largestFile } from '@elenco/core/kit';
import { redrawn, refused, tooLarge, undamaged } from '@elenco/pictures';
import { fileTypeFromBuffer } from 'file-type';
import { plainXml } from './plainXml';

export interface Upload {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/**
 * What may be kept of a file that a person sent. Its kind is read from its bytes, never from its name;
 * pictures are drawn anew, so that nothing hides in them and no place or camera stays in them.
 * @throws Problem `too_large`; `invalid` with `file_empty`, `file_type` or `file_damaged`
 */
export async function cleaned(sent: Uint8Array): Promise<Upload> {
  if (sent.length > largestFile) throw tooLarge();
  if (sent.length === 0) throw refused('file_empty');
  const mime = (await fileTypeFromBuffer(sent))?.mime ?? '';
  switch (mime) {
    case 'application/pdf':
      return { mime, bytes: wholePdf(sent) };
    case 'application/xml':
    case 'text/xml':
      return { mime: 'application/xml', bytes: await plainXml(sent) };
    case 'image/jpeg':
    case 'image/png':
      return { mime, bytes: await undamaged(() => redrawn(sent, mime)) };
    default:
      throw refused('file_type');
  }
}

/** What makes a PDF do something when it is opened; an invoice only wants to be read. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/;

/**
 * The end mark must be where a reader looks for it; what follows it would be another file in disguise. Names may be
 * written with `#` and digits, which hides them.
 */
function wholePdf(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const named = text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  if (ACTIVE.test(text) || ACTIVE.test(named)) throw refused('file_damaged');
  const end = Buffer.from(bytes.subarray(-1024)).toString('latin1');
  if (!/%%EOF\s*$/.test(end)) throw refused('file_damaged');
  return bytes;
}
