import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Some programs keep narrow and hard spaces apart, and break lines elsewhere. */
export const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

/** What each page of a document that was answered says. */
export async function pdfPages(paper: Response): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await paper.arrayBuffer()) }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, n) => {
      const { items } = await (await pdf.getPage(n + 1)).getTextContent();
      return plain(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }),
  );
}
