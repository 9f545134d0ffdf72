import { setImmediate as turn } from 'node:timers/promises';
import { refused } from '@elenco/pictures';
import { SaxesParser } from 'saxes';

/** No invoice nests deeper. */
const DEEPEST = 60;
/** Elements, attributes, comments, escaped signs and the like of one document: an invoice has some hundred. */
const MOST_MARKS = 20_000;
/** Bytes that are read in one go, before others have their turn. */
const PIECE = 64 * 1024;

/**
 * Data only: no document type, which could name entities, no style sheet, which could run something, and no root that a
 * browser would draw or run. Read piece by piece, without building anything.
 * @throws Problem `invalid` with `file_damaged` or `file_type`
 */
export async function plainXml(bytes: Uint8Array): Promise<Uint8Array> {
  const parser = new SaxesParser();
  let [depth, marks] = [0, 0];
  const refuse = (): never => {
    throw refused('file_damaged');
  };
  const count = () => {
    marks += 1;
    if (marks > MOST_MARKS) refuse();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('comment', count);
  parser.on('cdata', count);
  parser.on('attribute', count);
  parser.on('processinginstruction', ({ target }) => {
    count();
    if (/^xml-stylesheet$/i.test(target)) refuse();
  });
  parser.on('opentagstart', ({ name }) => {
    count();
    if (depth === 0 && /^(.*:)?(svg|html)$/i.test(name)) throw refused('file_type');
    depth += 1;
    if (depth > DEEPEST) refuse();
  });
  parser.on('closetag', () => {
    depth -= 1;
  });

  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
    // The one mark that the parser does not tell of.
    for (let at = piece.indexOf('&'); at !== -1; at = piece.indexOf('&', at + 1)) count();
    parser.write(piece);
    await turn();
  }
  parser.write(decoder.decode()).close();
  return bytes;
}
