import { setImmediate as turn } from 'node:timers/promises';
import { nfseElements, type XmlElement } from '@elenco/brazil';
import { uploadTypeNames } from '@elenco/core/kit';
import { refused } from '@elenco/pictures';
import { SaxesParser } from 'saxes';

/** Maximum nesting depth of elements. Real invoices are not that deep. */
const DEEPEST = 60;
/**
 * Maximum number of elements, attributes, comments and entities per document. A real invoice has a few
 * hundred.
 */
const MAX_MARKS = 20_000;
/** Maximum number of elements that are kept. */
const MAX_FOUND = 500;
/** Maximum number of characters that are kept of the name of an element. */
const MAX_NAME = 60;
/** Maximum number of characters that are kept of the text of an element. */
const MAX_TEXT = 200;
/** Number of characters that are parsed before other requests get their turn. */
const PIECE = 64 * 1024;

/**
 * Checks that XML is data only: no document type (could define entities), no style sheet (could run scripts),
 * no root that browsers render or run. Parses in chunks without building a tree. Returns the elements listed
 * in `nfseElements`.
 * @throws Problem `invalid` with `file_damaged` or `file_type`
 */
export async function plainXml(bytes: Uint8Array): Promise<XmlElement[]> {
  const parser = new SaxesParser();
  const found: XmlElement[] = [];
  /** Elements that are open, from the root inward. */
  const open: { name: string; text: string; id: string }[] = [];
  let marks = 0;
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
  parser.on('attribute', ({ name, value }) => {
    count();
    const current = open.at(-1);
    if (current && name === 'Id') current.id = value.slice(0, MAX_TEXT);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current && nfseElements.has(current.name)) current.text = (current.text + text).slice(0, MAX_TEXT);
  });
  parser.on('processinginstruction', ({ target }) => {
    count();
    if (/^xml-stylesheet$/i.test(target)) refuse();
  });
  parser.on('opentagstart', ({ name }) => {
    count();
    if (open.length === 0 && /^(.*:)?(svg|html)$/i.test(name))
      throw refused('file_type', { types: uploadTypeNames });
    open.push({ name: name.slice(name.indexOf(':') + 1).slice(0, MAX_NAME), text: '', id: '' });
    if (open.length > DEEPEST) refuse();
  });
  parser.on('closetag', () => {
    const closed = open.at(-1);
    if (closed && nfseElements.has(closed.name) && found.length < MAX_FOUND) {
      const path = open.map(({ name }) => name).join('/');
      found.push({ path, text: closed.text, id: closed.id });
    }
    open.pop();
  });

  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
    // Counts entities here, since the parser does not report them.
    for (let at = piece.indexOf('&'); at !== -1; at = piece.indexOf('&', at + 1)) count();
    parser.write(piece);
    await turn();
  }
  parser.write(decoder.decode()).close();
  return found;
}
