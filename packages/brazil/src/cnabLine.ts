import { isDay } from './calendar';

/** First and last position of a field, counted from 1 as in FEBRABAN's tables. */
export type Columns = readonly [first: number, last: number];
export type Value = readonly [place: Columns, value: string | number];

/** Number of characters in every CNAB 240 line. */
export const LINE_LENGTH = 240;

/** Matches characters of Latin-1 only, so that a file has as many bytes as characters. */
const PRINTABLE = /^[\x20-\x7e\xa0-\xff]*$/;

/** Returns the text between the first and last position of a field. */
export function cut(line: string, [first, last]: Columns): string {
  return line.slice(first - 1, last);
}

/** Returns the width of a field. */
export function width([first, last]: Columns): number {
  return last - first + 1;
}

/** Fills a field: numbers are right-aligned with zeros, texts left-aligned with blanks. */
function fit(value: string | number, place: Columns): string {
  const size = width(place);
  const text = typeof value === 'number' ? String(value).padStart(size, '0') : value.padEnd(size);
  const sound = typeof value === 'string' || (Number.isSafeInteger(value) && value >= 0);
  if (!sound || text.length > size || !PRINTABLE.test(text)) {
    throw new RangeError(`value is too long for positions ${place.join(' to ')}: ${value}`);
  }
  return text;
}

/**
 * Returns a line with the given values in their fields, and blanks elsewhere.
 * @throws RangeError if a value does not fit its field
 */
export function line(values: readonly Value[]): string {
  const characters = Array.from({ length: LINE_LENGTH }, () => ' ');
  for (const [place, value] of values) characters.splice(place[0] - 1, width(place), ...fit(value, place));
  return characters.join('');
}

/**
 * Formats a date as `DDMMAAAA`. Returns eight zeros if the date is undefined.
 * @throws RangeError for a malformed date
 */
export function dayField(text: string | undefined): string {
  if (text === undefined) return '00000000';
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`);
  return text.slice(8) + text.slice(5, 7) + text.slice(0, 4);
}
