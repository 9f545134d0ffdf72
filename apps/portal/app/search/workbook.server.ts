import type { Readable } from 'node:stream';
import { type SheetCell, sheetName, sheetOf } from '@elenco/core/kit';
import writeExcelFile from 'write-excel-file/node';
import type { Locale } from '../i18n/locales';

/**
 * Returns a table as a workbook (Office Open XML). `sheetOf` protects against formulas. The library is small
 * (one dependency, for ZIP), typed and maintained; ExcelJS has had no release for years and has nine
 * dependencies.
 */
export const workbookOf = (name: string, table: Table['table'], locale: Locale): Promise<Readable> =>
  workbookOfTables([{ name, table }], locale);

/** Returns several tables, each on its own sheet. */
export async function workbookOfTables(tables: readonly Table[], locale: Locale): Promise<Readable> {
  const sheets = tables.map(({ name, table }) => {
    const [heads = []] = table;
    const columns = heads.map((_, n) => ({ width: n === 0 || n === 6 ? 32 : 18 }));
    return { data: sheetOf(table, locale), sheet: sheetName(name), columns, stickyRowsCount: 1 };
  });
  const file = writeExcelFile(sheets);
  return (file.toStream as () => Promise<Readable>)();
}

interface Table {
  readonly name: string;
  /** Header row and data rows. */
  readonly table: readonly (readonly SheetCell[])[];
}
