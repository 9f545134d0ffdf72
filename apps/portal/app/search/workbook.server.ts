import type { Readable } from 'node:stream';
import { type Cell, harmless } from '@elenco/core/kit';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';

/** Converts a name to a valid Excel sheet name. */
const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .trim()
    .slice(0, 31) || 'Elenco';

/**
 * Returns a table as a workbook (Office Open XML). Writes texts as text cells, so that no spreadsheet
 * evaluates formulas; CSV files saved from it are escaped like the own CSV. The library is small (one
 * dependency, for ZIP), typed and maintained; ExcelJS has had no release for years and has nine direct
 * dependencies.
 */
export const workbookOf = (name: string, table: Table['table']): Promise<Readable> =>
  workbookOfTables([{ name, table }]);

/** Returns several tables, each on its own sheet. */
export async function workbookOfTables(tables: readonly Table[]): Promise<Readable> {
  const sheets = tables.map(({ name, table }) => {
    const [heads = [], ...rows] = table;
    const data = [
      heads.map((head): CellObject => ({ type: String, value: String(head), fontWeight: 'bold' })),
      ...rows.map((row) => row.map(written)),
    ];
    const columns = heads.map((_, n) => ({ width: n === 0 || n === 6 ? 32 : 18 }));
    return { data, sheet: sheetName(name), columns, stickyRowsCount: 1 };
  });
  const file = writeExcelFile(sheets);
  return (file.toStream as () => Promise<Readable>)();
}

/** A CSV cell, or a share that is formatted as a percentage. */
type WorkbookCell = Cell | { readonly share: number | null };
interface Table {
  readonly name: string;
  /** Header and rows. */
  readonly table: readonly (readonly WorkbookCell[])[];
}

function written(cell: WorkbookCell): CellObject | null {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'object' && 'share' in cell)
    return cell.share === null ? null : { type: Number, value: cell.share, format: '0.0%' };
  if (typeof cell === 'object' && 'day' in cell)
    return cell.day ? { type: Date, value: new Date(cell.day), format: 'yyyy-mm-dd' } : null;
  if (typeof cell === 'object') return { type: Number, value: cell.cents / 100, format: '#,##0.00' };
  if (typeof cell === 'number') return { type: Number, value: cell };
  return { type: String, value: harmless(String(cell)) };
}
