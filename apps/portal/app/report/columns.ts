import type { ReportFigures, Totals } from '@elenco/core/hiring';

/** How a figure is formatted: count, range, rate, amount, unrounded price, share, multiple. */
export type Kind = 'count' | 'range' | 'rate' | 'money' | 'price' | 'priceRange' | 'times';

/** All figures of a group, in the order of tables. */
export const columns = {
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
export const columnNames = Object.keys(columns) as ColumnName[];

/** Columns about costs, left out if the reader may not see money. */
export const moneyColumns: readonly ColumnName[] = [
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

/** Costs per result: name of the result, its number, and the price. */
export const results = [
  { name: 'views', of: 'views', price: 'cpm' },
  { name: 'view', of: 'views', price: 'cpv' },
  { name: 'reach', of: 'reach', price: 'cpReached' },
  { name: 'engagements', of: 'engagements', price: 'cpe' },
  { name: 'clicks', of: 'clicks', price: 'cpc' },
  { name: 'orders', of: 'orders', price: 'cpa' },
  { name: 'revenue', of: 'revenueCents', price: 'roas' },
] as const satisfies readonly { name: string; of: ColumnName; price: ColumnName }[];

export type Group = 'byCreator' | 'byChannel' | 'byFormat' | 'byDay';
export const groups = {
  byCreator: 'creator',
  byChannel: 'channel',
  byFormat: 'format',
  byDay: 'day',
} as const satisfies Record<Group & keyof ReportFigures, string>;
