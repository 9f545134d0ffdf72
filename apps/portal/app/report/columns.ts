import type { ReportFigures, Totals } from '@elenco/core/hiring';

/** Format of a metric: count, range, rate, amount, unrounded price, price range, multiple. */
export type Kind = 'count' | 'range' | 'rate' | 'money' | 'price' | 'priceRange' | 'times';

/** Format of each metric of a group, in the order of the tables' columns. */
export const columns = {
  pieces: 'count',
  delivered: 'count',
  posts: 'count',
  reach: 'range',
  views: 'count',
  likes: 'count',
  comments: 'count',
  shares: 'count',
  saves: 'count',
  engagements: 'count',
  byReach: 'rate',
  byViews: 'rate',
  byFollowers: 'rate',
  clicks: 'count',
  orders: 'count',
  revenueCents: 'money',
  costCents: 'money',
  cpm: 'price',
  cpReached: 'priceRange',
  cpv: 'price',
  cpe: 'price',
  cpc: 'price',
  cpa: 'price',
  roas: 'times',
} as const satisfies Partial<Record<keyof Totals, Kind>>;
export type ColumnName = keyof typeof columns;

/** Columns of freelancers' work, which is delivered and has no results. */
const workColumns: readonly ColumnName[] = ['pieces', 'delivered', 'costCents'];
export const columnNames = (Object.keys(columns) as ColumnName[]).filter(
  (name) => name !== 'pieces' && name !== 'delivered',
);

/** Columns about costs, left out if the reader may not see money. */
const moneyColumns: readonly ColumnName[] = [
  'revenueCents',
  'costCents',
  'cpm',
  'cpReached',
  'cpv',
  'cpe',
  'cpc',
  'cpa',
  'roas',
];

/**
 * Returns the columns of a report's table. Reports on freelancers' work always have the same columns; reports
 * on published content have those in `some`.
 */
export const columnsOf = (
  { isWork }: Pick<ReportFigures, 'isWork'>,
  withMoney: boolean,
  some: readonly ColumnName[] = columnNames,
): readonly ColumnName[] =>
  (isWork ? workColumns : some).filter((name) => withMoney || !moneyColumns.includes(name));

export type Group = 'byCreator' | 'byChannel' | 'byFormat' | 'byDay';
export const groups = {
  byCreator: 'creator',
  byChannel: 'channel',
  byFormat: 'format',
  byDay: 'day',
} as const satisfies Record<Group & keyof ReportFigures, string>;
