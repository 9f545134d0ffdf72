/** Returns a valid PDF with one empty page. `catalog`, `page` and `more` are inserted into its objects. */
export function validPdf({ catalog = '', page = '', more = [] }: PdfParts = {}): string {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]${page}>>`,
    ...more,
  ];
  let body = '%PDF-1.5\n';
  const offsets = objects.map((object, n) => {
    const offset = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n`;
  return `${body}${table}${trailer}startxref\n${body.length}\n%%EOF\n`;
}

interface PdfParts {
  readonly catalog?: string;
  readonly page?: string;
  readonly more?: readonly string[];
}
