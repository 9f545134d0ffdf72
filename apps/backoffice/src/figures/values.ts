import type { Currency } from '@elenco/core/kit';
import { businessFigures, type FigureKey } from '@elenco/core/operations';
import type { Words } from '../kit/words';

/** Formats a value in its metric's unit. */
export function valueText(key: FigureKey, value: number | null, currency: Currency, words: Words): string {
  if (value === null) return '–';
  const { unit } = businessFigures[key];
  if (unit === 'money') return words.money(Math.round(value), currency);
  return unit === 'rate' ? words.rate(Math.round(value * 10_000)) : words.days(Math.round(value * 10) / 10);
}

interface Change {
  readonly text: string;
  readonly isBetter: boolean;
}

/**
 * Compares two values: amounts and days in percent, rates in percentage points. Undefined if the values are
 * equal, or if one of them is missing or cannot be compared.
 */
export function changeOf(
  key: FigureKey,
  now: number | null,
  before: number | null,
  words: Words,
): Change | undefined {
  if (now === null || before === null || now === before) return undefined;
  const { unit, betterWhen } = businessFigures[key];
  if (unit !== 'rate' && before === 0) return undefined;
  const sign = now > before ? '+' : '−';
  const size =
    unit === 'rate'
      ? words.t('figures.points', { points: words.number(Math.round(Math.abs(now - before) * 1_000) / 10) })
      : words.rate(Math.round((Math.abs(now - before) / Math.abs(before)) * 1_000) * 10);
  return { text: `${sign}${size}`, isBetter: now > before === (betterWhen === 'higher') };
}
