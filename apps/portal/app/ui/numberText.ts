import { type Currency, formatMoney, parseAbbreviated, parseMoney, parsePercent } from '@elenco/core/kit';
import { isLocale, tags } from '../i18n/locales';

const money = ':money';
const count = ':count';
const percent = ':percent';

/** Returns the name of the marker of a money input; its value is the language of the typed amount. */
export const moneyMarker = (name: string): string => `${name}${money}`;

/** Returns the text of an amount in a money input, which shows the currency beside it. */
export const moneyText = (cents: number, currency: Currency, tag: string): string =>
  formatMoney(cents, currency, tag).replace(/[^\d.,-]/g, '');

/** Returns the name of the marker of a count input. */
export const countMarker = (name: string): string => `${name}${count}`;

/** Returns the name of the marker of a percentage input. */
export const percentMarker = (name: string): string => `${name}${percent}`;

/**
 * Converts every typed number of a form and removes the markers. Amounts ("1.400,00", `MoneyField`) become
 * minor units ("140000"), counts ("48 mil", `CountField`) become "48000", percentages ("3,5", `PercentField`)
 * become "3.5". Call it before parsing, in the browser and on the server, so that both get the same values
 * and forms work without scripts. Text that is not a number stays as typed, and the schema rejects it.
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
  if (form.has(countMarker(name))) return parseAbbreviated(text);
  const basisPoints = form.has(percentMarker(name)) ? parsePercent(text) : undefined;
  return basisPoints === undefined ? undefined : basisPoints / 100;
}
