import { type FiguresReport, type MonthSums, yearsSoFar } from '@elenco/core/operations';
import { withFields } from '@elenco/locales/fields';
import pt from '@elenco/locales/pt/backoffice.json';
import fields from '@elenco/locales/pt/fields.json';
import resources from '@elenco/locales/pt/resources.json';
import polyglot from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { wordsIn } from '../kit/words';
import { interpolation } from '../providers/i18n';
import { figureLines } from './exported';

const texts = { ...pt, resources: withFields(resources, fields) };
const { translate } = polyglot(() => texts, 'pt', [{ locale: 'pt', name: 'Português' }], interpolation);
const words = wordsIn(translate, 'pt');

const sums = (month: string, more: Partial<MonthSums> = {}): MonthSums => ({
  month,
  paidCents: 0,
  feeCents: 0,
  dueCents: 0,
  overdueCents: 0,
  mrrCents: 0,
  formerPeriods: 0,
  lostPeriodIds: [],
  shortlistDays: [],
  shortlistBriefingIds: [],
  places: 0,
  filled: 0,
  ...more,
});
const report: FiguresReport = {
  month: '2026-02',
  currency: 'USD',
  months: [
    sums('2025-01', { paidCents: 100_000, feeCents: 15_000 }),
    sums('2025-02'),
    sums('2025-03', { paidCents: 900_000 }),
    sums('2026-01', { paidCents: 200_000, feeCents: 30_000, shortlistDays: [1, 2.5] }),
    sums('2026-02', { paidCents: 50_000, feeCents: 5_000 }),
  ],
};
const [heads = [], ...rows] = figureLines(report, words);
const cell = (row: number, name: string) =>
  rows.at(row)?.[heads.findIndex((head) => String(head).startsWith(name))];

it('compares business metrics of the year so far with those of the same months a year before', () => {
  const monthsOf = (all: readonly MonthSums[]) => all.map(({ month }) => month);
  const { thisYear, lastYear } = yearsSoFar(report);
  expect(monthsOf(thisYear)).toEqual(['2026-01', '2026-02']);
  expect(monthsOf(lastYear)).toEqual(['2025-01', '2025-02']);
  expect(cell(-2, pt.figures.names.gmv)).toEqual({ cents: 250_000 });
  expect(cell(-1, pt.figures.names.gmv)).toEqual({ cents: 100_000 });
  expect(rows.map(([period]) => period)).toEqual([
    ...Array.from({ length: 5 }, () => pt.figures.month),
    pt.figures.yearSoFar,
    pt.figures.lastYearSoFar,
  ]);
});

it('states in exported business metrics the currency of each row and the unit of each metric', () => {
  expect(heads).toContain(`${pt.figures.names.gmv} · USD`);
  expect(heads).toContain(`${pt.figures.names.takeRate} · %`);
  expect(heads).toContain(`${pt.figures.names.shortlistDays} · ${pt.figures.days}`);
  expect(rows.every((row) => row[3] === 'USD')).toBe(true);
  expect(cell(3, pt.figures.names.takeRate)).toBe(15);
  expect(cell(3, pt.figures.names.shortlistDays)).toBe(1.75);
  // Without payments, there is no take rate.
  expect(cell(1, pt.figures.names.takeRate)).toBeNull();
});
