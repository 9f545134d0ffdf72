/** A cell: a text, a number, an amount in minor units, a day (`YYYY-MM-DD`), an instant, or nothing. */
export type Cell =
  | string
  | number
  | boolean
  | { readonly cents: number }
  | { readonly day: string | null | undefined }
  | { readonly at: string }
  | null
  | undefined;

/**
 * Notation by language. Portuguese spreadsheets use decimal commas, so semicolons separate cells. Portuguese
 * spreadsheets read 30/11/2026 as a day. In English, the order of day and month depends on the country, so
 * days are written as 2026-11-30.
 */
const notations = {
  pt: { between: ';', decimal: ',', day: '$3/$2/$1' },
  en: { between: ',', decimal: '.', day: '$1-$2-$3' },
} as const;
type Language = keyof typeof notations;

/** Returns rows as CSV (RFC 4180). Starts with a byte order mark, so that spreadsheets read UTF-8. */
export function csvOf(rows: readonly (readonly Cell[])[], language: Language): string {
  const lines = rows.map((row) =>
    row.map((cell) => written(cell, language)).join(notations[language].between),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function written(cell: Cell, language: Language): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object' && 'day' in cell)
    return (cell.day ?? '').replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, notations[language].day);
  if (typeof cell === 'object' && 'at' in cell)
    return localTime(cell.at).replace(/^(\d{4})-(\d{2})-(\d{2})/, notations[language].day);
  if (typeof cell === 'object') return decimal(cell.cents, notations[language].decimal);
  if (typeof cell === 'number') return String(cell).replace('.', notations[language].decimal);
  return `"${escapeFormula(String(cell)).replaceAll('"', '""')}"`;
}

const local = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** Returns the time of an instant in São Paulo, `YYYY-MM-DD hh:mm`. */
export const localTime = (instant: string): string => local.format(new Date(instant));

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula
 * (docs/spec/safety.md#tables-that-are-handed-out).
 */
export const escapeFormula = (text: string) =>
  /^[\t\r]/.test(text) || /^[=+\-@]/.test(withoutInvisible(text).slice(0, 1).normalize('NFKC'))
    ? `'${text}`
    : text;

/** Removes leading blanks and invisible characters, because some programs skip them. */
const withoutInvisible = (text: string) =>
  text.replace(/^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u, '');

function decimal(cents: number, mark: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
}
