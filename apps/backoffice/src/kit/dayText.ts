import { isDay } from '@elenco/brazil';

/** Earliest day that is accepted: earlier days are typos, such as a year with two digits. */
const EARLIEST = '1900-01-01';

const isPlausible = (day: string) => isDay(day) && day >= EARLIEST;

const dayFirst = (tag: string) => tag.startsWith('pt');

/**
 * Formats a day as users type it: 30/11/2026 in Portuguese, 11/30/2026 in English. Returns other text
 * unchanged.
 */
export function writeDay(day: string, tag: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return day;
  return (dayFirst(tag) ? [date, month, year] : [month, date, year]).join('/');
}

/** Parses a day as users type it, or as `YYYY-MM-DD`; undefined for anything else. */
export function readDay(text: string, tag: string): string | undefined {
  const typed = text.trim();
  if (isPlausible(typed)) return typed;
  const [, first = '', second = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? [];
  const [date, month] = dayFirst(tag) ? [first, second] : [second, first];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isPlausible(day) ? day : undefined;
}

/**
 * Adds the slash after a typed day or month.
 * @param before the text before the key press
 */
export const withSlash = (text: string, before: string): string =>
  text.length > before.length && /^\d\d$|^\d\d\/\d\d$/.test(text) ? `${text}/` : text;
