import { isDay } from './calendar';

/** First and last position of a field, counted from 1 as FEBRABAN's tables do. */
export type Columns = readonly [first: number, last: number];
export type Value = readonly [place: Columns, value: string | number];

/** Every line of CNAB 240 has so many characters. */
export const LINE_LENGTH = 240;

/** A line counts characters as the bytes of Latin-1. */
const PRINTABLE = /^[\x20-\x7e\xa0-\xff]*$/;

/** The text at a place of a line. */
export function cut(line: string, [first, last]: Columns): string {
  return line.slice(first - 1, last);
}

/** The width of a place. */
export function width([first, last]: Columns): number {
  return last - first + 1;
}

/** Numbers stand right with zeros, texts left with blanks. */
function fit(value: string | number, place: Columns): string {
  const size = width(place);
  const text = typeof value === 'number' ? String(value).padStart(size, '0') : value.padEnd(size);
  const sound = typeof value === 'string' || (Number.isSafeInteger(value) && value >= 0);
  if (!sound || text.length > size || !PRINTABLE.test(text)) {
    throw new RangeError(`does not fit positions ${place.join(' to ')}: ${value}`);
  }
  return text;
}

/** A line with these values, blank elsewhere. @throws RangeError when a value does not fit its place */
export function line(values: readonly Value[]): string {
  const characters = Array.from({ length: LINE_LENGTH }, () => ' ');
  for (const [place, value] of values) characters.splice(place[0] - 1, width(place), ...fit(value, place));
  return characters.join('');
}

/** `DDMMAAAA`; zeros where there is no day. @throws RangeError for what is no day */
export function dayField(text: string | undefined): string {
  if (text === undefined) return '00000000';
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`);
  return text.slice(8) + text.slice(5, 7) + text.slice(0, 4);
}
