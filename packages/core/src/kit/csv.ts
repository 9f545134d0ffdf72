/** Text, a figure of our own, an amount in minor units, a day (`YYYY-MM-DD`), or nothing. */
export type Cell =
  | string
  | number
  | boolean
  | { readonly cents: number }
  | { readonly day: string | null | undefined }
  | null
  | undefined;

/**
 * Spreadsheets in Portuguese take the comma for decimals, and so the semicolon between cells, and read 30/11/2026 as a
 * day. In English day and month would change places from country to country: there a day stays 2026-11-30.
 */
const marks = {
  pt: { between: ';', decimal: ',', day: '$3/$2/$1' },
  en: { between: ',', decimal: '.', day: '$1-$2-$3' },
} as const;
type Language = keyof typeof marks;

/** Rows as CSV (RFC 4180), the mark in front so that spreadsheets read it as UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[], language: Language): string {
  const lines = rows.map((row) => row.map((cell) => written(cell, language)).join(marks[language].between));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function written(cell: Cell, language: Language): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object' && 'day' in cell)
    return (cell.day ?? '').replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, marks[language].day);
  if (typeof cell === 'object') return decimal(cell.cents, marks[language].decimal);
  if (typeof cell === 'number') return String(cell).replace('.', marks[language].decimal);
  return `"${harmless(String(cell)).replaceAll('"', '""')}"`;
}

/** A spreadsheet runs a cell that begins like a formula; behind an apostrophe it stays text (docs/spec/safety.md#tables-that-are-handed-out). */
export const harmless = (text: string) =>
  /^[\t\r]/.test(text) || /^[=+\-@]/.test(withoutInvisible(text).slice(0, 1).normalize('NFKC'))
    ? `'${text}`
    : text;

/** Some programs skip blanks and what is drawn nowhere, and read a full-width `＝` as `=`. */
const withoutInvisible = (text: string) =>
  text.replace(/^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u, '');

function decimal(cents: number, mark: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
}
