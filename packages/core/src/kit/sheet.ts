import { type Cell, escapeFormula, localTime } from './csv';

/** A cell of a table, or a share that is shown as a percentage. */
export type SheetCell = Cell | { readonly share: number | null };

/** A cell in the format of `write-excel-file`. */
export type WrittenCell =
  | { readonly type: StringConstructor; readonly value: string; readonly fontWeight?: 'bold' }
  | { readonly type: NumberConstructor; readonly value: number; readonly format?: string }
  | { readonly type: DateConstructor; readonly value: Date; readonly format: string };

/** Returns a valid name of an Excel sheet. */
export const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .trim()
    .slice(0, 31) || 'Elenco';

/** Date formats by the user's language, because spreadsheet programs do not translate them. */
const dayFormats = { pt: 'dd/mm/yyyy', en: 'yyyy-mm-dd' } as const;

/**
 * Returns the cells of a sheet with a bold header. Strings become text cells, so that no spreadsheet runs
 * formulas, rounds long numbers or drops leading zeros.
 */
export function sheetOf(
  table: readonly (readonly SheetCell[])[],
  locale: keyof typeof dayFormats,
): (WrittenCell | null)[][] {
  const [heads = [], ...rows] = table;
  return [
    heads.map((head): WrittenCell => ({ type: String, value: String(head), fontWeight: 'bold' })),
    ...rows.map((row) => row.map((cell) => written(cell, dayFormats[locale]))),
  ];
}

function written(cell: SheetCell, dayFormat: string): WrittenCell | null {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  if (typeof cell !== 'object') return { type: String, value: escapeFormula(String(cell)) };
  if ('share' in cell)
    return cell.share === null ? null : { type: Number, value: cell.share, format: '0.0%' };
  if ('day' in cell) return cell.day ? { type: Date, value: new Date(cell.day), format: dayFormat } : null;
  // Spreadsheets have no time zones, so São Paulo time is written as if it were UTC.
  if ('at' in cell)
    return {
      type: Date,
      value: new Date(`${localTime(cell.at).replace(' ', 'T')}:00Z`),
      format: `${dayFormat} hh:mm`,
    };
  return { type: Number, value: cell.cents / 100, format: '#,##0.00' };
}
