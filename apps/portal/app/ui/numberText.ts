import { parseMoney, parsePercent, parseWhole } from '@elenco/core/kit';
import { isLocale, tags } from '../i18n/locales';

const money = ':money';
const count = ':count';
const percent = ':percent';

/** The name of the marker beside a money input; its value is the locale in which the amount is typed. */
export const moneyMarker = (name: string): string => `${name}${money}`;

/** The name of the marker beside the input of a count. */
export const countMarker = (name: string): string => `${name}${count}`;

/** The name of the marker beside the input of a percentage. */
export const percentMarker = (name: string): string => `${name}${percent}`;

/**
 * Replaces every number that a person typed by its digits and drops the markers: amounts ("1.400,00", marked by their
 * `MoneyField`) by whole minor units ("140000"), counts ("48.000", by their `CountField`) by "48000",
 * percentages ("3,5", by their `PercentField`) by "3.5". To be called on a
 * form's data before it is parsed, in the browser and on the server alike, so that both read the same number and a form
 * works without scripts. What is no number stays as typed, and the schema refuses it.
 */
export function readNumbers(form: FormData): FormData {
  const read = new FormData();
  for (const [name, value] of form) {
    if ([money, count, percent].some((marker) => name.endsWith(marker))) continue;
    const number = typeof value === 'string' ? numberIn(form, name, value) : undefined;
    read.append(name, number === undefined ? value : String(number));
  }
  return read;
}

function numberIn(form: FormData, name: string, text: string): number | undefined {
  const locale = form.get(moneyMarker(name));
  if (isLocale(locale)) return parseMoney(text, tags[locale]);
  if (form.has(countMarker(name))) return parseWhole(text);
  const basisPoints = form.has(percentMarker(name)) ? parsePercent(text) : undefined;
  return basisPoints === undefined ? undefined : basisPoints / 100;
}
