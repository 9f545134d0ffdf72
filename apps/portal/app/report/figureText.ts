import type { Range, Totals } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import type { Formats } from '../i18n/format';
import { type ColumnName, columns, type Kind } from './columns';

/** Placeholder of unknown values. */
export const unknown = '–';

type Value = number | Range;

/** Formats a metric in the same way on the page, in the PDF and for guests. */
export function figureText(
  kind: Kind,
  value: Value,
  { number, compact, money, percent, price, times }: Formats,
  currency: Currency,
): string {
  if (value === null) return unknown;
  if (typeof value === 'object') {
    const { low, high } = value;
    const write = kind === 'priceRange' ? (end: number) => price(end, currency) : compact;
    const [from, until] = [write(low), write(high)];
    return from === until ? from : `${from} – ${until}`;
  }
  switch (kind) {
    case 'rate':
      return percent(value);
    case 'money':
      return money(value, currency);
    case 'price':
      return price(value, currency);
    case 'times':
      return times(value);
    default:
      return number(value);
  }
}

export const columnText = (name: ColumnName, row: Totals, formats: Formats, currency: Currency): string =>
  figureText(columns[name], row[name] ?? null, formats, currency);
