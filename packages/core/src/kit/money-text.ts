import type { Currency } from './currency';
import { digitsOf, parseShortened, shortenedOf } from './number-text';

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter is expensive, and lists show many amounts. */
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
 * Formats minor units in a locale: (140000, 'BRL', 'pt-BR') → "R$ 1.400,00". Intl gets decimal text, so no
 * float is involved; the blank after the symbol is U+00A0. @throws RangeError if the amount is not a safe
 * integer or the locale is malformed.
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
 * Parses typed text to minor units: "1.234,56", "1234.56" and "R$ 1.400" with 'pt-BR' are 123456, 123456 and
 * 140000. One or two digits after the last mark are decimals in any locale; three digits after a single mark
 * follow the locale. "5 mil", "5k" and "1,5 mi" are whole units. Undefined if it is no amount, negative, ambiguous, or outside the safe range.
 */
export function parseMoney(text: string, locale: string): number | undefined {
  const bare = text.replace(/\s/gu, '').replace(SYMBOL, '');
  if (shortenedOf(bare)) {
    const whole = (parseShortened(bare) ?? Number.NaN) * 100;
    return Number.isSafeInteger(whole) ? whole : undefined;
  }
  // "1.400" is 1400 if the full stop groups digits; if it is the decimal mark, it may be a typo for 1.40 or
  // 1400, and money is not guessed.
  const number = digitsOf(bare, (mark) => (mark === decimalMarkOf(locale) ? 'unclear' : 'grouped'));
  if (!number || number === 'unclear' || number.fraction.length > 2) return undefined;
  const value = Number(number.whole + number.fraction.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? value : undefined;
}
