import { deflateSync } from 'node:zlib';
import { isProblem, MAX_FILE_BYTES } from '@elenco/core';
import { cleanPhoto, thumbnail } from '@elenco/pictures';
import { validPdf } from '@elenco/tests/support/soundPdf';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { soundPdf as inspected } from './soundPdf';
import { sanitizeUpload } from './uploads';

const pdf = validPdf();
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * Returns a PDF whose object 4 is inside a compressed object stream, where a search of the bytes cannot find
 * it.
 */
function packedPdf(object: string): string {
  const content = deflateSync(Buffer.from(`4 0 ${object}`)).toString('latin1');
  const about = `/Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}`;
  return validPdf({ more: ['<<>>', `<<${about}>>\nstream\n${content}\nendstream`] });
}
/** PDF that is encrypted (RC4, 40 bits) with a non-empty password. */
const lockedPdf = pdf.replace(
  '/Root 1 0 R',
  `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>`,
);
const script = '<script>alert(1)</script>';
const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer();

/** Returns a PNG of the given size that is a few kilobytes long and inflates to gigabytes. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    pngHead,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}
function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}
const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]><l>&j;</l>`;

const hostile: Record<string, string | Buffer> = {
  'an SVG': `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`,
  'an SVG without a declaration': `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
  'an SVG under another prefix': `<?xml version="1.0"?><x:svg xmlns:x="http://www.w3.org/2000/svg">${script}</x:svg>`,
  'a page': `<!doctype html>${script}`,
  'a page as XML': `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
  'a style sheet in XML': `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="x.xsl"?><a/>`,
  'an outer entity': `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`,
  'entities that multiply': `<?xml version="1.0"?>${laughs}`,
  'XML without an end': `<?xml version="1.0"?><a><b>`,
  'depth behind signs in attributes': `<?xml version="1.0"?>${'<a b="/>">'.repeat(250_000)}${'</a>'.repeat(250_000)}`,
  'depth behind comments': `<?xml version="1.0"?>${'<a><!-- </a> -->'.repeat(250_000)}${'</a>'.repeat(250_000)}`,
  'depth behind CDATA': `<?xml version="1.0"?>${'<a><![CDATA[</a>]]>'.repeat(200_000)}${'</a>'.repeat(200_000)}`,
  'elements without number': `<?xml version="1.0"?><a>${'<b/>'.repeat(1_300_000)}</a>`,
  'attributes without number': `<?xml version="1.0"?><a ${Array.from({ length: 250_000 }, (_, n) => `a${n}="" `).join('')}/>`,
  'comments without number': `<?xml version="1.0"?><a>${'<!-- > -->'.repeat(500_000)}</a>`,
  'escaped signs without number': `<?xml version="1.0"?><a>${'&amp;'.repeat(1_000_000)}</a>`,
  'an SVG in UTF-16': Buffer.from('\ufeff<?xml version="1.0"?><svg/>', 'utf16le'),
  'elements a million deep': `<?xml version="1.0"?>${'<a>'.repeat(700_000)}${'</a>'.repeat(700_000)}`,
  'opening signs only': `<?xml version="1.0"?>${'<a'.repeat(2_000_000)}`,
  'a script': '#!/bin/sh\nrm -rf /\n',
  'a program for Windows': `MZ${'\0'.repeat(200)}`,
  'a program for Linux': `\x7fELF${'\0'.repeat(200)}`,
  'an archive': Buffer.from(`PK\x03\x04${'\0'.repeat(200)}`, 'latin1'),
  'an animation': Buffer.from(`GIF89a\x01\0\x01\0\0\0\0;${script}`, 'latin1'),
  'a GIF that is JavaScript': `GIF89a=1;alert(1)//`,
  'a PDF with an archive behind it': `${pdf}PK\x03\x04${'\0'.repeat(2_000)}`,
  'a PDF with a page behind it': `${pdf}<html>${script}${' '.repeat(2_000)}`,
  'a PDF inside a page': `<html>${script}${pdf}`,
  'a PDF that runs JavaScript': validPdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }),
  'a PDF that hides its JavaScript': validPdf({
    catalog: '/OpenAction<</S/Java#53cript/#4aS(app.alert(1))>>',
  }),
  'a PDF with JavaScript in an object stream': packedPdf('<</S/JavaScript/JS(app.alert(1))>>'),
  'a PDF that starts a program': validPdf({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }),
  'a PDF with a file in it': validPdf({ more: ['<</Type/EmbeddedFile/Length 1>>\nstream\nx\nendstream'] }),
  'a PDF with an object stream that becomes gigabytes': packedPdf('x'.repeat(50_000_000)),
  'a PDF without pages': pdf.replace('[3 0 R]/Count 1', '[]/Count 0'),
  'a PDF with nothing in it': '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n',
  'a PDF that asks for a password': lockedPdf,
  'a PDF cut short': pdf.slice(0, -30),
  'a PNG of two gigapixels': pngBomb(50_000, 40_000),
  'a PNG as wide as can be': pngBomb(2_147_483_647, 1),
  'a PNG that lies about its size': pngBomb(6_000, 6_000),
  'a PNG in name only': Buffer.concat([pngHead, Buffer.alloc(64)]),
  'a JPEG cut short': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
  'a picture of a kind we do not know': await sharp(jpeg).tiff().toBuffer(),
  nothing: Buffer.alloc(0),
  'a byte more than 5 MB': Buffer.concat([
    Buffer.from(pdf),
    Buffer.alloc(MAX_FILE_BYTES + 1 - pdf.length, 32),
  ]),
};
const bytesOf = (one: string | Buffer) =>
  new Uint8Array(typeof one === 'string' ? Buffer.from(one, 'latin1') : one);

/** Returns true if the upload was accepted, and false if it was refused. Rethrows any other error. */
async function isAccepted(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isProblem(error) && ['invalid', 'too_large'].includes(error.code)) return false;
    throw error;
  }
}

describe('an uploaded file', () => {
  it('is rejected quickly and with little memory if it is hostile, even as a photograph', async () => {
    const before = process.memoryUsage().rss;
    let most = before;
    const accepted: string[] = [];
    const slow: string[] = [];
    for (const [name, content] of Object.entries(hostile)) {
      const began = performance.now();
      const kept = await Promise.all([
        isAccepted(sanitizeUpload(bytesOf(content))),
        isAccepted(cleanPhoto(bytesOf(content), 'portrait')),
      ]);
      if (kept.includes(true)) accepted.push(name);
      if (performance.now() - began > 15_000) slow.push(name);
      most = Math.max(most, process.memoryUsage().rss);
    }
    const grown = Math.round((most - before) / 1024 / 1024);
    console.log(
      `uploads: ${Object.keys(hostile).length} hostile files, ${accepted.length} accepted, ${grown} MB more at most`,
    );
    expect({ accepted, slow }).toEqual({ accepted: [], slow: [] });
    expect(grown).toBeLessThan(512);
  }, 120_000);

  it('is rejected if it takes too long to open', async () => {
    const began = performance.now();
    await expect(inspected(bytesOf(pdf), { maxMs: 1 })).rejects.toMatchObject({
      errors: [{ code: 'file_damaged' }],
    });
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('is stored unchanged if it is an invoice', async () => {
    const picture = `<</Length 40>>\nstream\n\x01/JS\x02 /JavaScript\x03/Launch \x04/EmbeddedFile\nendstream`;
    const invoices: [string, string][] = [
      ['application/pdf', pdf],
      ['application/pdf', `${pdf}${'\0'.repeat(16)}`],
      ['application/pdf', validPdf({ more: [picture] })],
      ['application/pdf', packedPdf('<</Type/Font>>')],
      ['application/xml', '<?xml version="1.0"?><NFSe><infNFSe Id="1"/></NFSe>'],
      ['application/xml', '<NFSe><infNFSe Id="1"/></NFSe>'],
      ['application/xml', '\xef\xbb\xbf\n<!-- nota --><NFSe/>'],
    ];
    for (const [mime, text] of invoices) {
      const kept = await sanitizeUpload(bytesOf(text));
      expect([kept.mime, Buffer.from(kept.bytes).toString('latin1')]).toEqual([mime, text]);
    }
  });

  it.each([
    ['text', 'x'.repeat(5_000_000)],
    ['a comment that looks like deep nesting', `<!-- ${'<a>'.repeat(1_600_000)} -->`],
    ['CDATA that looks like deep nesting', `<![CDATA[${'<a>'.repeat(1_600_000)}]]>`],
    ['one attribute', `<b c="${'x'.repeat(5_000_000)}"/>`],
  ])('is read in one pass if it is XML of 5 MB with %s', async (_, inside) => {
    const sent = bytesOf(`<?xml version="1.0"?><NFSe>${inside}</NFSe>`);
    const before = process.cpuUsage();
    const { bytes } = await sanitizeUpload(sent);
    const { user, system } = process.cpuUsage(before);
    expect(bytes).toBe(sent);
    // Parsing took 0.2 s, and up to 1 s on a busy machine. A parser that reads the rest of the file again at
    // each tag takes minutes.
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });

  it('is redrawn if it is a picture, which removes metadata and appended content', async () => {
    const sent = await sharp(jpeg)
      .withExif({ IFD0: { Copyright: 'somewhere' } })
      .toBuffer();
    const kept = Buffer.from(
      (await sanitizeUpload(new Uint8Array(Buffer.concat([sent, Buffer.from(script)])))).bytes,
    );
    expect(kept.includes('script')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it.each(['portrait', 'logo'] as const)('becomes a small square WebP if it is a %s', async (kind) => {
    const sent = await sharp(jpeg)
      .withExif({ IFD0: { Copyright: 'somewhere' } })
      .toBuffer();
    const kept = await cleanPhoto(new Uint8Array(Buffer.concat([sent, Buffer.from(script)])), kind);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(Buffer.from(kept).includes('script')).toBe(false);
    const corner = await sharp(kept)
      .ensureAlpha()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[3]).toBe(kind === 'logo' ? 0 : 255);
  });

  it.each([
    [1_000, 2],
    [2, 1_000],
    [10_000, 2],
  ])(
    'is rejected as a portrait if it has %d by %d pixels, but is accepted as the picture of a work',
    async (width, height) => {
      const thin = await sharp({ create: { width, height, channels: 3, background: '#383' } })
        .png()
        .toBuffer();
      await expect(cleanPhoto(thin, 'portrait')).rejects.toMatchObject({
        errors: [{ code: 'picture_shape' }],
      });
      await expect(cleanPhoto(thin, 'work')).resolves.toBeInstanceOf(Uint8Array);
    },
  );

  it('is cropped in its displayed orientation before it is scaled if it is a long picture', async () => {
    const upright = await sharp({ create: { width: 4_000, height: 8, channels: 3, background: '#383' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = process.cpuUsage();
    const small = await sharp(await thumbnail(upright)).metadata();
    const { user, system } = process.cpuUsage(before);
    expect([small.width, small.height]).toEqual([320, 400]);
    // Takes milliseconds if the picture is cropped first. If it were scaled first, 64 million pixels would
    // have to be processed.
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'is accepted and redrawn as a photograph if its format is %s',
    async (format) => {
      const sent = await sharp(jpeg).toFormat(format).toBuffer();
      const kept = await cleanPhoto(new Uint8Array(Buffer.concat([sent, Buffer.from(script)])), 'work');
      expect((await sharp(kept).metadata()).format).toBe('webp');
      expect(Buffer.from(kept).includes('script')).toBe(false);
    },
  );

  it('is processed one at a time if several are uploaded concurrently', async () => {
    const large = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#383' } })
      .png()
      .toBuffer();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    await Promise.all(Array.from({ length: 12 }, () => cleanPhoto(new Uint8Array(large), 'portrait')));
    clearInterval(watch);
    expect((most - before) / 1024 / 1024).toBeLessThan(512);
  }, 120_000);
});
