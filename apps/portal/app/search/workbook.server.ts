import type { Readable } from 'node:stream';
import { type Cell, harmless } from '@elenco/core/kit';
import writeExcelFile, { type CellObject } from 'write-excel-file/node';

/** What Excel lets a sheet be called. */
const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .trim()
    .slice(0, 31) || 'Elenco';

/**
 * A table as a workbook (Office Open XML). Texts are written as texts, which no spreadsheet computes; who keeps the
 * sheet as CSV later is guarded as our own CSV is. The library is small (one dependency, for ZIP), typed and
 * maintained; ExcelJS has had no release for years and brings nine packages and theirs.
 */
export async function workbookOf(name: string, table: readonly (readonly Cell[])[]): Promise<Readable> {
  const [heads = [], ...rows] = table;
  const data = [
    heads.map((head): CellObject => ({ type: String, value: String(head), fontWeight: 'bold' })),
    ...rows.map((row) => row.map(written)),
  ];
  const columns = heads.map((_, n) => ({ width: n === 0 || n === 6 ? 32 : 18 }));
  const file = writeExcelFile(data, { sheet: sheetName(name), columns, stickyRowsCount: 1 });
  return (file.toStream as () => Promise<Readable>)();
}

function written(cell: Cell): CellObject | null {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'object' && 'day' in cell)
    return cell.day ? { type: Date, value: new Date(cell.day), format: 'yyyy-mm-dd' } : null;
  if (typeof cell === 'object') return { type: Number, value: cell.cents / 100, format: '#,##0.00' };
  if (typeof cell === 'number') return { type: Number, value: cell };
  return { type: String, value: harmless(String(cell)) };
}
