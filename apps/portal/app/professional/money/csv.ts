type Cell = string | number;

/**
 * A spreadsheet runs a text cell that begins like a formula; with an apostrophe before it, it stays text
 * (security.md, rule 15). Numbers are ours and stay numbers.
 */
function safeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), the mark in front so that spreadsheets read it as UTF-8. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(safeCell).join(',')).join('\r\n')}\r\n`;
}

/** Minor units as a number that spreadsheets add up: 123456 → 1234.56. */
export const decimal = (cents: number): number => Number((cents / 100).toFixed(2));
