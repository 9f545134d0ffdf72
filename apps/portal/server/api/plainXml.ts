import { setImmediate as turn } from 'node:timers/promises';
import { refused } from '@elenco/pictures';
import { SaxesParser } from 'saxes';

/** Maximum nesting depth; invoices are flatter. */
const DEEPEST = 60;
/**
 * Maximum number of elements, attributes, comments and entities per document; an invoice has some hundred.
 */
const MAX_MARKS = 20_000;
/** Bytes that are parsed before the event loop gets its turn. */
const PIECE = 64 * 1024;

/**
 * Checks that XML is data only: no document type (which could define entities), no style sheet (which could
 * run scripts), and no root that a browser would render or run. Parses in chunks without building a tree.
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
    if (marks > MAX_MARKS) refuse();
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
    // The parser emits no event for entities.
    for (let at = piece.indexOf('&'); at !== -1; at = piece.indexOf('&', at + 1)) count();
    parser.write(piece);
    await turn();
  }
  parser.write(decoder.decode()).close();
  return bytes;
}
