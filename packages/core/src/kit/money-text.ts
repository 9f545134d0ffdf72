import type { Currency } from './currency';
import { digitsOf, parseAbbreviated, splitAbbreviated } from './number-text';

const formatters = new Map<string, Intl.NumberFormat>();

/** Returns a formatter from a cache: creating a formatter is expensive, and tables show many amounts. */
function formatter(currency: Currency, locale: string): Intl.NumberFormat {
  const key = `${locale}:${currency}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, { style: 'currency', currency });
    formatters.set(key, found);
  }
  return found;
}

/**
 * Formats minor units in a language: (140000, 'BRL', 'pt-BR') → "R$ 1.400,00". Passes decimal text to Intl
 * instead of a floating-point number, to keep every cent. The blank after the symbol is U+00A0.
 * @throws RangeError if the amount is not a safe integer or the language tag is malformed
 */
export function formatMoney(cents: number, currency: Currency, locale: string): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a whole number of minor units: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const decimal = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return formatter(currency, locale).format(decimal as `${number}`);
}

const SYMBOL = /^(?:R\$|US\$|\$|€|BRL|EUR|USD)|(?:R\$|US\$|\$|€|BRL|EUR|USD)$/giu;

function decimalMarkOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

/**
 * Parses a typed amount to minor units. With 'pt-BR', "1.234,56" and "1234.56" are 123456, and "R$ 1.400" is
 * 140000. One or two digits after the last separator are decimals in every language; the meaning of three
 * digits after a single separator depends on the language. "5 mil", "5k" and "1,5 mi" are whole units.
 * Returns undefined if the text is not an amount, or is negative, ambiguous or too large.
 */
export function parseMoney(text: string, locale: string): number | undefined {
  const bare = text.replace(/\s/gu, '').replace(SYMBOL, '');
  if (splitAbbreviated(bare)) {
    const whole = (parseAbbreviated(bare) ?? Number.NaN) * 100;
    return Number.isSafeInteger(whole) ? whole : undefined;
  }
  // "1.400" is 1400 in languages where full stops separate thousands. Where the full stop is the decimal
  // mark, it may be a typo for 1.40 or 1400, so it is treated as ambiguous.
  const number = digitsOf(bare, (mark) => (mark === decimalMarkOf(locale) ? 'unclear' : 'grouped'));
  if (!number || number === 'unclear' || number.fraction.length > 2) return undefined;
  const value = Number(number.whole + number.fraction.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? value : undefined;
}
