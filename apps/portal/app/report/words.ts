import type { CostPart, CostRow, ReportFigures, Totals, WideMedians } from '@elenco/core/hiring';
import { isCost, partialCoverage, quotientOf, type Target } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import type { Channel, Format } from '@elenco/core/people';
import type { TFunction } from 'i18next';
import type { Formats } from '../i18n/format';
import type { Face } from '../ui';
import { type ColumnName, type Group, groups } from './columns';
import { columnText, unknown } from './figureText';

export type ReportT = TFunction<['report', 'options']>;

/** Returns a closed report's number and time, since several may be closed on one day. */
export const closedText = (
  t: ReportT,
  formats: Formats,
  { id, createdAt }: { readonly id: number; readonly createdAt: string },
): string =>
  `${t('list.number', { number: formats.number(id) })} · ${t('closedOn', { date: formats.exact(createdAt) })}`;

export interface Named {
  readonly faces: Readonly<Record<number, Pick<Face, 'name'>>>;
}

/** Returns the locale key for the name of a cost part. */
export const partKey = (part: CostPart, isWork: boolean) =>
  isWork && part === 'fees' ? 'bases.work' : (`bases.${part}` as const);

/** Returns formatters of metrics and group names in a language, for pages and files. */
export function reportWords(
  t: ReportT,
  formats: Formats,
  { currency, isWork = false }: Pick<ReportFigures, 'currency'> & { readonly isWork?: boolean | undefined },
) {
  const partsText = (base: readonly CostPart[]) => formats.list(base.map((part) => t(partKey(part, isWork))));
  return {
    t,
    formats,
    /** Names the parts of the cost: "creators e taxa da Elenco". */
    partsText,
    money: (cents: number) => formats.money(cents, currency),
    /** Formats a unit price in fractional minor units. */
    price: (cents: number) => formats.price(cents, currency),
    /** Formats a metric without the number of posts that it covers. */
    value: (name: ColumnName, row: Totals) => columnText(name, row, formats, currency),
    /** Returns the number of posts that a rate or price covers; undefined if it covers all. */
    coverage: (name: ColumnName, row: Totals) => {
      const covers = partialCoverage(name, row);
      return covers ? t('coversPosts', covers) : undefined;
    },
    /** Returns the coverage as a short text, for table cells. */
    part: (name: ColumnName, row: Totals) => {
      const covers = partialCoverage(name, row);
      return covers ? t('coversPart', covers) : undefined;
    },
    text: (name: ColumnName, row: Totals) => {
      const value = columnText(name, row, formats, currency);
      const covers = partialCoverage(name, row);
      return covers ? t('covers', { value, ...covers }) : value;
    },
    /**
     * Returns the cost and the results from which a partial price is calculated; undefined if the price
     * covers all posts.
     */
    quotient: (name: ColumnName, row: Totals) => {
      const sums = partialCoverage(name, row) && quotientOf(name, row);
      return sums
        ? t('quotient', {
            cost: formats.money(sums.costCents, currency),
            results: formats.number(sums.results),
          })
        : undefined;
    },
    /**
     * Describes the basis of a row of costs: the counted posts or deliverables, even if all are counted, and
     * their cost. The row of the total cost also names the parts of the cost.
     */
    basisText: (
      { name, basis }: CostRow,
      { base, boostCents }: Pick<ReportFigures, 'base' | 'boostCents'>,
    ) => {
      if (!basis) return undefined;
      const { count, of, unit, costCents } = basis;
      const known = t(unit === 'pieces' ? 'coversPieces' : 'coversPosts', { count, of });
      if (costCents === null) return known;
      const cost = formats.money(costCents, currency);
      const counted = base.filter((part) => part !== 'boost' || boostCents !== null);
      if (name === 'whole') return t('basis.whole', { known, cost, parts: partsText(counted) });
      return t(counted.includes('boost') ? 'basis.boosted' : 'basis.cost', { known, cost });
    },
    head: (name: ColumnName) => t(`figures.${name}`),
    groupHead: (group: Group) => t(`name.${isWork && group === 'byCreator' ? 'freelancer' : groups[group]}`),
    groupTitle: (group: Group) => t(isWork && group === 'byCreator' ? 'byFreelancer' : group),
    nothingMissing: () => t(isWork ? 'nothingMissingOfWork' : 'nothingMissing'),
    groupName: (group: Group, key: string | number, { faces }: Named): string => {
      switch (group) {
        case 'byCreator':
          return faces[Number(key)]?.name ?? unknown;
        case 'byChannel':
          return t(`options:channels.${key as Channel}`);
        case 'byFormat':
          return t(`options:formats.${key as Format}`);
        case 'byDay':
          return formats.date(String(key));
      }
    },
  };
}
export type ReportWords = ReturnType<typeof reportWords>;

/** Formats a target by its metric. */
export const targetText = (
  { formats, t }: ReportWords,
  { metric, value }: Target,
  currency: Currency,
): string =>
  isCost(metric)
    ? t('targets.most', { value: formats.money(value, currency) })
    : t('targets.least', { value: formats.number(value) });

/** Returns the names of the main figures: four of published content, fewer of freelancers' work. */
function headlineNames(
  { total, isWork }: Pick<ReportFigures, 'total' | 'isWork'>,
  withMoney: boolean,
): readonly ColumnName[] {
  if (isWork) return ['pieces', 'delivered', ...(withMoney ? (['costCents'] as const) : [])];
  return [
    'reach',
    withMoney ? 'cpReached' : 'views',
    'byReach',
    total.orders === null && total.clicks !== null ? 'clicks' : 'orders',
  ];
}

/**
 * Returns the main figures. Where a range is too wide for a headline, the median over the posts replaces it,
 * and `sentenceOf` states the range and why it is wide.
 */
export function headlineOf(
  { t, head, value, coverage, formats, price }: ReportWords,
  figures: Pick<ReportFigures, 'total' | 'isWork' | 'boostCents'>,
  medians: WideMedians,
  withMoney: boolean,
) {
  const { total, boostCents } = figures;
  return headlineNames(figures, withMoney).map((name) => {
    const isRange = name === 'reach' || name === 'cpReached';
    const median = isRange ? medians[name] : undefined;
    if (!isRange || !median) {
      return { name, label: head(name), value: value(name, total), under: coverage(name, total) };
    }
    const { value: middle, posts } = median;
    const of = name === 'cpReached' && boostCents ? 'medians.ofWithoutBoost' : 'medians.of';
    return {
      name,
      label: t(`medians.${name}`),
      value: name === 'reach' ? formats.compact(middle) : price(middle),
      under: t(of, { count: posts, value: formats.number(posts) }),
    };
  });
}

/**
 * Returns the unit price of a row in the table of costs. A range that is too wide for the headline comes after
 * the median that the headline shows.
 */
export function costEachText(
  { t, value, price }: Pick<ReportWords, 't' | 'value' | 'price'>,
  row: Pick<CostRow, 'price'>,
  total: Totals,
  medians: WideMedians,
): string {
  if (row.price === null) return unknown;
  const range = total.cpReached;
  if (row.price !== 'cpReached' || !medians.cpReached || !range) return value(row.price, total);
  return t('medians.within', {
    median: price(medians.cpReached.value),
    low: price(range.low),
    high: price(range.high),
  });
}

const rateNames = ['byReach', 'byViews', 'byFollowers'] as const;

/** Returns engagement by its three definitions, each with its numerator and denominator. */
export function ratesOf({ t, value, coverage, formats }: ReportWords, total: Totals) {
  return rateNames.map((name) => {
    const sums = total.rates?.[name];
    return {
      name,
      label: t(`rates.${name}`),
      value: value(name, total),
      under: [
        sums &&
          t('ofRate', {
            part: formats.number(sums.part),
            whole: `${formats.compact(sums.whole)} ${t(`whole.${name}`)}`,
          }),
        coverage(name, total),
      ]
        .filter(Boolean)
        .join(' · '),
    };
  });
}

/**
 * Returns the results in a few sentences. Ranges that are too wide for the headline come with the reason, and
 * the cost with the amendments that it does not include.
 */
export function sentenceOf(
  words: ReportWords,
  {
    total,
    isWork,
    amendmentsCents,
  }: Pick<ReportFigures, 'total' | 'isWork'> & { readonly amendmentsCents: number },
  medians: WideMedians,
  withMoney: boolean,
): string {
  const { t, price, formats } = words;
  const { reach, orders, pieces, delivered = 0 } = total;
  const cost = withMoney && total.costCents !== null && { cost: costText(words, total, amendmentsCents) };
  const [low, high] = reach ? [formats.compact(reach.low), formats.compact(reach.high)] : [];
  const sentences = isWork
    ? [
        cost && t('sentence.costOfWork', cost),
        t('sentence.delivered', {
          count: pieces,
          value: formats.number(delivered),
          of: formats.number(pieces),
        }),
      ]
    : [
        cost && t('sentence.cost', cost),
        low &&
          high &&
          low !== high &&
          t(medians.reach ? 'sentence.wideReach' : 'sentence.reach', { low, high }),
        withMoney &&
          medians.cpReached &&
          total.cpReached &&
          t('sentence.wideCpReached', {
            low: price(total.cpReached.low),
            high: price(total.cpReached.high),
            median: price(medians.cpReached.value),
          }),
        total.views !== null && t('sentence.views', { views: formats.number(total.views) }),
        orders !== null && t('sentence.orders', { count: orders, value: formats.number(orders) }),
        total.measured === 0 && t('sentence.noFigures'),
      ];
  return sentences.filter(Boolean).join(' ');
}

/**
 * Returns the cost, and the price of amendments that it does not include: "R$ 8.875,00, sem R$ 1.775,00 de
 * renovações".
 */
const costText = ({ t, text, money }: ReportWords, total: Totals, amendmentsCents: number): string =>
  amendmentsCents === 0
    ? text('costCents', total)
    : t('sentence.withoutAmendments', { cost: text('costCents', total), amount: money(amendmentsCents) });

/**
 * Returns "8 creators, 22 publicações, de 21 set a 30 out"; for freelancers' work "1 freelancer, 2 entregas".
 */
export function subtitleOf(
  t: ReportT,
  { date, number }: Formats,
  { total, byCreator, byDay, isWork }: Pick<ReportFigures, 'total' | 'byCreator' | 'byDay' | 'isWork'>,
): string {
  const { posts, pieces } = total;
  if (isWork) {
    const agreed = t('pieces', { count: pieces, value: number(pieces) });
    return t('subtitleOfWork', { count: byCreator.length, pieces: agreed });
  }
  const [first, last] = [byDay[0]?.key, byDay.at(-1)?.key];
  const days =
    !first || !last
      ? []
      : [
          first === last
            ? t('oneDate', { from: date(first) })
            : t('dates', { from: date(first), to: date(last) }),
        ];
  const published = t('posts', { count: posts, value: number(posts) });
  return [t('subtitle', { count: byCreator.length, posts: published }), ...days].join(', ');
}

/** Returns the names of creators with missing data, up to a maximum. */
export function namesOf(
  { t, formats }: ReportWords,
  creatorIds: readonly number[],
  { faces }: Named,
): string {
  const names = creatorIds.flatMap((id) => faces[id]?.name ?? []);
  const more = names.length - MAX_NAMED;
  return formats.list([...names.slice(0, MAX_NAMED), ...(more > 0 ? [t('moreNames', { value: more })] : [])]);
}
const MAX_NAMED = 4;
