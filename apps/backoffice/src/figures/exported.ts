import type { Cell, Currency } from '@elenco/core/kit';
import {
  businessFigures,
  type FigureKey,
  type FiguresReport,
  figureKeys,
  figureOver,
  type MonthSums,
  yearsSoFar,
} from '@elenco/core/operations';
import type { Words } from '../kit/words';

/** Returns the unit of a metric's column: the currency, percent, or days. */
function unitText(key: FigureKey, currency: Currency, words: Words): string {
  const { unit } = businessFigures[key];
  if (unit === 'money') return currency;
  return unit === 'rate' ? '%' : words.t('figures.days');
}

/** Returns the value in the unit of its column. */
function valueCell(key: FigureKey, value: number | null): Cell {
  if (value === null) return null;
  const { unit } = businessFigures[key];
  if (unit === 'money') return { cents: Math.round(value) };
  return Math.round(value * (unit === 'rate' ? 100 : 1) * 100) / 100;
}

/**
 * Returns the report as one table: a row per month, then this year so far and the same months of the year
 * before. Each row states its period and currency, and each metric's column states its unit.
 */
export function figureLines(report: FiguresReport, words: Words): Cell[][] {
  const { currency, months } = report;
  const { thisYear, lastYear } = yearsSoFar(report);
  const line = (period: string, of: readonly MonthSums[]): Cell[][] => {
    const [first, last] = [of[0], of.at(-1)];
    if (!first || !last) return [];
    const values = figureKeys.map((key) => valueCell(key, figureOver(key, of)));
    return [[period, { day: `${first.month}-01` }, { day: `${last.month}-01` }, currency, ...values]];
  };
  return [
    [
      words.t('figures.period'),
      words.t('figures.firstMonth'),
      words.t('figures.lastMonth'),
      words.field('charges', 'currency'),
      ...figureKeys.map((key) => `${words.t(`figures.names.${key}`)} · ${unitText(key, currency, words)}`),
    ],
    ...months.flatMap((one) => line(words.t('figures.month'), [one])),
    ...line(words.t('figures.yearSoFar'), thisYear),
    ...line(words.t('figures.lastYearSoFar'), lastYear),
  ];
}
