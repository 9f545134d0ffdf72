/** The digits of a number before and after its decimal mark. */
export interface Digits {
  readonly whole: string;
  readonly fraction: string;
}

/** Meaning of three digits after a single separator, as in "1.400": thousands, a fraction, or unclear. */
export type SeparatorMeaning = 'grouped' | 'decimal' | 'unclear';

const ONE_MARK = /^(\d+)([.,])(\d+)$/;
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;
const BOTH_MARKS = /^([\d.,]+)([.,])(\d+)$/;

/**
 * Splits a number at its decimal mark, which is a full stop or comma. For ambiguous texts such as "1.400",
 * `lone` receives the separator and returns the meaning. Returns undefined if the text is not a number.
 */
export function digitsOf(
  text: string,
  lone: (mark: string) => SeparatorMeaning,
): Digits | 'unclear' | undefined {
  if (/^\d+$/.test(text)) return { whole: text, fraction: '' };
  const [, before = '', mark = '', behind = ''] = ONE_MARK.exec(text) ?? [];
  const bare = text.replace(/[.,]/g, '');
  if (mark) {
    const way = GROUPED.test(text) ? lone(mark) : 'decimal';
    if (way === 'unclear') return way;
    return way === 'grouped' ? { whole: bare, fraction: '' } : { whole: before, fraction: behind };
  }
  if (GROUPED.test(text)) return { whole: bare, fraction: '' };
  const [, thousands = '', last, fraction = ''] = BOTH_MARKS.exec(text) ?? [];
  const grouping = GROUPED.exec(thousands)?.[1];
  return grouping && grouping !== last ? { whole: thousands.replace(/[.,]/g, ''), fraction } : undefined;
}

/**
 * Parses a count. "48000", "48.000", "48,000" and "48 000" are the same, because a count has no fraction.
 * Returns undefined for anything else, including "48.5" and "48.00": a group of thousands has three digits.
 */
export function parseWhole(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^(?:\d+|[1-9]\d{0,2}([.,\p{Zs}])\d{3}(?:\1\d{3})*)$/u.test(trimmed)) return undefined;
  const value = Number(trimmed.replace(/\D/g, ''));
  return Number.isSafeInteger(value) ? value : undefined;
}

const SHORTENED = /^([\d.,]+)\s*((mil|k)|mi?|milh(ão|ões))\.?$/iu;

/**
 * Splits an abbreviated number, such as "12,3 mil", into its digits and the factor of its unit. Returns
 * undefined if the text has no unit.
 */
export function splitAbbreviated(
  text: string,
): { readonly digits: string; readonly factor: number } | undefined {
  const [, digits, , thousand] = SHORTENED.exec(text.trim()) ?? [];
  return digits ? { digits, factor: thousand ? 1_000 : 1_000_000 } : undefined;
}

/**
 * Parses a count as users type it and social networks abbreviate it. "12,3 mil" and "12.3k" are 12 300; "1,2
 * mi" and "1.2M" are 1 200 000. A text without a unit is parsed by `parseWhole`. Returns undefined for
 * ambiguous text such as "1.234 mil".
 */
export function parseAbbreviated(text: string): number | undefined {
  const short = splitAbbreviated(text);
  if (!short) return parseWhole(text);
  const value = parseDecimal(short.digits, 'unclear');
  if (typeof value !== 'number') return undefined;
  const whole = Math.round(value * short.factor);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

/**
 * Returns a function that abbreviates counts: 48 001 → "48 mil" / "48K". Screens, media kits and cards show
 * followers in this form; files, history tables and tooltips contain the exact number.
 */
export function createCountFormatter(tag: string): (count: number) => string {
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 });
  // Versions of ICU write different spaces before the unit, so all become a plain space.
  return (count) => compact.format(count).replace(/[\u202f\u2009\u00a0]/g, ' ');
}

/**
 * Parses a percentage to basis points: "4,5", "4.5" and "4,5 %" are 450. Percentages have no thousands, so
 * "3.125" is a little more than three.
 */
export function parsePercent(text: string): number | undefined {
  const percent = parseDecimal(text.replace(/%\s*$/, ''), 'decimal');
  return typeof percent === 'number' ? Math.round(percent * 100) : undefined;
}

/**
 * Returns the error code of a text that cannot be parsed: `ambiguous_number` if the text can mean two
 * numbers, otherwise `not_a_number`.
 */
export const numberErrorCode = (given: unknown): 'ambiguous_number' | 'not_a_number' =>
  typeof given === 'string' && parseDecimal(given.replace(/^\D+/, ''), 'unclear') === 'unclear'
    ? 'ambiguous_number'
    : 'not_a_number';

/**
 * Parses a decimal number in either notation: "1.500,00" and "1,500.00" are 1500; "900,50" is 900.5. `lone`
 * decides the meaning of "1.500", which is ambiguous.
 */
export function parseDecimal(text: string, lone: SeparatorMeaning): number | 'unclear' | undefined {
  const digits = digitsOf(text.trim(), () => lone);
  if (!digits || digits === 'unclear') return digits;
  return Number(`${digits.whole}.${digits.fraction}`);
}
