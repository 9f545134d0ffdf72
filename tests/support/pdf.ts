import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Returns the text with all kinds of spaces and line breaks replaced with normal spaces, because programs use
 * different kinds.
 */
export const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

/** Returns the text of each page of a PDF document. */
export async function pdfPages(paper: Response): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await paper.arrayBuffer()) }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, n) => {
      const { items } = await (await pdf.getPage(n + 1)).getTextContent();
      return plain(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }),
  );
}
