import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Parts of a page that differ in each response: CSP nonce and CSRF token. */
export type Own = Readonly<Record<'nonce' | 'csrf', string>>;

/** A cached page, split at the parts that differ in each response: `pieces[0] holes[0] pieces[1] …` */
export interface KeptPage {
  readonly pieces: readonly Piece[];
  readonly holes: readonly (keyof Own)[];
}

interface Piece {
  readonly plain: Buffer;
  /**
   * The piece as whole DEFLATE blocks. They contain no references to earlier blocks, so that anything can be
   * inserted between pieces.
   */
  readonly packed: Buffer;
}

/** Cuts a rendered page at the placeholders of nonce and token. */
export function cut(html: string, marks: Own): KeptPage {
  const parts = html.split(new RegExp(`(${marks.nonce}|${marks.csrf})`));
  const holes = parts.filter((_, place) => place % 2 === 1);
  return {
    pieces: parts.filter((_, place) => place % 2 === 0).map(pieceOf),
    holes: holes.map((mark) => (mark === marks.nonce ? 'nonce' : 'csrf')),
  };
}

function pieceOf(text: string): Piece {
  const plain = Buffer.from(text);
  return { plain, packed: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** Returns the uncompressed page with the nonce and token of one response. */
export function filled({ pieces, holes }: KeptPage, own: Own): Buffer<ArrayBuffer> {
  const fillings = { nonce: Buffer.from(own.nonce), csrf: Buffer.from(own.csrf) };
  return Buffer.concat(
    pieces.flatMap(({ plain }, place) => {
      const hole = holes[place];
      return hole ? [plain, fillings[hole]] : [plain];
    }),
  );
}

// RFC 1952: magic number, DEFLATE, no flags, no time, no system. RFC 1951: an empty last block.
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const last = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** Returns an uncompressed DEFLATE block. */
function stored(text: string): Buffer {
  const block = Buffer.alloc(5 + text.length);
  block.writeUInt16LE(text.length, 1);
  block.writeUInt16LE(~text.length & 0xffff, 3);
  block.write(text, 5, 'latin1');
  return block;
}

/**
 * Returns the page of one response as gzip without compressing again. Secrets are not compressed, so that the
 * length of a response reveals nothing about them.
 */
export function packed(page: KeptPage, own: Own): Buffer<ArrayBuffer> {
  const fillings = { nonce: stored(own.nonce), csrf: stored(own.csrf) };
  const plain = filled(page, own);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(plain), 0);
  end.writeUInt32LE(plain.length, 4);
  const blocks = page.pieces.flatMap(({ packed }, place) => {
    const hole = page.holes[place];
    return hole ? [packed, fillings[hole]] : [packed];
  });
  return Buffer.concat([head, ...blocks, last, end]);
}
