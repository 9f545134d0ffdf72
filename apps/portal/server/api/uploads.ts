import { largestFile } from '@elenco/core/kit';
import { redrawn, refused, tooLarge, undamaged } from '@elenco/pictures';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fileTypeFromBuffer } from 'file-type';

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
      return { mime: 'application/xml', bytes: plainXml(sent) };
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

/** No invoice nests deeper; a parser that goes into each level would run out of stack. */
const DEEPEST = 60;

/**
 * Data only: no document type, which could name entities, no style sheet, which could run something, and no root
 * that a browser would draw or run.
 */
function plainXml(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8');
  if (/<!DOCTYPE|<\?xml-stylesheet/i.test(text) || depthOf(text) > DEEPEST) throw refused('file_damaged');
  if (XMLValidator.validate(text) !== true) throw refused('file_damaged');
  const parser = new XMLParser({ ignoreDeclaration: true, ignorePiTags: true, processEntities: false });
  const roots = Object.keys(parser.parse(text) as object).map((name) =>
    name.replace(/^.*:/, '').toLowerCase(),
  );
  if (roots.some((root) => root === 'svg' || root === 'html')) throw refused('file_type');
  return bytes;
}

/** How deep elements lie in each other, in one walk and without building anything. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (let open = text.indexOf('<'); open !== -1; open = text.indexOf('<', open + 1)) {
    const close = text.indexOf('>', open);
    if (close === -1) break;
    const first = text[open + 1] ?? '';
    if (first === '/') depth -= 1;
    else if (!'?!'.includes(first) && text[close - 1] !== '/') depth += 1;
    deepest = Math.max(deepest, depth);
    open = close;
  }
  return deepest;
}
