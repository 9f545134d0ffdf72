import { type Cell, csvOf, sheetName, sheetOf } from '@elenco/core/kit';
import { downloadCSV } from 'ra-core';
import type { Words } from './words';

export type FileFormat = 'xlsx' | 'csv';

export interface SavedTable {
  /**
   * Description of the file's contents, in the reader's language. The file name is derived from this
   * description.
   */
  readonly name: string;
  /** Name of the sheet. */
  readonly title: string;
  /** Header row and data rows. */
  readonly lines: readonly (readonly Cell[])[];
}

/** Returns a file name without spaces and accents, since old archive and mail programs cannot handle them. */
export const fileNameOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Saves a table as a workbook or CSV. The library for workbooks is loaded when it is first needed. */
export async function saveTable(
  format: FileFormat,
  { name, title, lines }: SavedTable,
  words: Words,
): Promise<void> {
  const file = fileNameOf(name);
  if (format === 'csv') return downloadCSV(csvOf(lines, words.locale), file);
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const columns = (lines[0] ?? []).map((head) => ({ width: Math.max(12, String(head).length + 2) }));
  const workbook = writeExcelFile([
    { data: sheetOf(lines, words.locale), sheet: sheetName(title), columns, stickyRowsCount: 1 },
  ]);
  await workbook.toFile(`${file}.xlsx`);
}
