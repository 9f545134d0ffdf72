import { Problem } from '@elenco/core';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Source: security.md, rule 9. */
export const largestFile = 5 * 1024 * 1024;
/** Decoded, a picture takes four bytes for each pixel. */
const largestPicture = 40_000_000;

export interface Upload {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

const refused = (code: string) => new Problem('invalid', [{ pointer: '/file', code }]);

/**
 * What may be kept of a file that a person sent. Its kind is read from its bytes, never from its name;
 * pictures are drawn anew, so that nothing hides in them and no place or camera stays in them.
 * @throws Problem `too_large`; `invalid` with `file_empty`, `file_type` or `file_damaged`
 */
export async function cleaned(sent: Uint8Array): Promise<Upload> {
  if (sent.length > largestFile) throw new Problem('too_large');
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
      return { mime, bytes: await redrawn(sent, mime) };
    default:
      throw refused('file_type');
  }
}

/** The end mark must be where a reader looks for it; what follows it would be another file in disguise. */
function wholePdf(bytes: Uint8Array): Uint8Array {
  const end = Buffer.from(bytes.subarray(-1024)).toString('latin1');
  if (!/%%EOF\s*$/.test(end)) throw refused('file_damaged');
  return bytes;
}

/** Data only: no document type, which could name entities, and no root that a browser would draw or run. */
function plainXml(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('utf8');
  if (/<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true) throw refused('file_damaged');
  const parser = new XMLParser({ ignoreDeclaration: true, ignorePiTags: true, processEntities: false });
  const roots = Object.keys(parser.parse(text) as object).map((name) =>
    name.replace(/^.*:/, '').toLowerCase(),
  );
  if (roots.some((root) => root === 'svg' || root === 'html')) throw refused('file_type');
  return bytes;
}

async function redrawn(bytes: Uint8Array, mime: 'image/jpeg' | 'image/png'): Promise<Uint8Array> {
  try {
    const picture = sharp(bytes, { limitInputPixels: largestPicture, failOn: 'error' }).rotate();
    return await (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
  } catch {
    throw refused('file_damaged');
  }
}
