import type { Locale } from '../i18n/locales';

/** Text, an amount in minor units, or nothing. */
export type Cell = string | { readonly cents: number } | null;

/** Spreadsheets in Portuguese take the comma for decimals, and so the semicolon between cells. */
const marks = { pt: { between: ';', decimal: ',' }, en: { between: ',', decimal: '.' } } as const;

/** Rows as CSV (RFC 4180), the mark in front so that spreadsheets read it as UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[], locale: Locale): string {
  const lines = rows.map((row) => row.map((cell) => written(cell, locale)).join(marks[locale].between));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function written(cell: Cell, locale: Locale): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return decimal(cell.cents, marks[locale].decimal);
  return `"${harmless(cell).replaceAll('"', '""')}"`;
}

/** A spreadsheet runs a cell that begins like a formula; behind an apostrophe it stays text (security.md, rule 15). */
const harmless = (text: string) => (/^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function decimal(cents: number, mark: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
}
