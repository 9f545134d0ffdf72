import { coverageOf, quotientOf } from './coverage';
import type { ReportFigures, Totals } from './figuresSchema';

/**
 * Results that have a unit price. `of` is the metric that counts the result, `price` the metric with the
 * price.
 */
const priced = [
  { name: 'views', of: 'views', price: 'cpm' },
  { name: 'view', of: 'views', price: 'cpv' },
  { name: 'reach', of: 'reach', price: 'cpReached' },
  { name: 'engagements', of: 'engagements', price: 'cpe' },
  { name: 'clicks', of: 'clicks', price: 'cpc' },
  { name: 'orders', of: 'orders', price: 'cpa' },
  { name: 'revenue', of: 'revenueCents', price: 'roas' },
] as const satisfies readonly { name: string; of: keyof Totals; price: keyof Totals }[];

type Priced = (typeof priced)[number];

/** The posts or deliverables from which a row is computed, and their cost. */
export interface CostBasis {
  /** Number of posts or deliverables from which the row is computed. */
  readonly count: number;
  /** Number of all posts or deliverables of the report. */
  readonly of: number;
  readonly unit: 'posts' | 'pieces';
  /**
   * Null if unknown. If boosting is part of the cost, its whole amount is included, because it cannot be
   * assigned to single deliverables.
   */
  readonly costCents: number | null;
}

export type CostRow =
  | (Priced & {
      /** Null if the price is unknown, or if an older report lacks the basis. */
      readonly basis: CostBasis | null;
    })
  /**
   * The total cost of all deliverables. The other rows cannot be added up, because they count the same
   * deliverables repeatedly.
   */
  | { readonly name: 'whole'; readonly of: 'pieces'; readonly price: null; readonly basis: CostBasis };

/** Returns the cost from which a unit price is computed; null if the price is unknown or 0. */
function costBehind(price: Priced['price'], total: Totals): number | null {
  if (price === 'roas')
    return total.revenueCents === null || !total.roas ? null : Math.round(total.revenueCents / total.roas);
  if (price === 'cpReached')
    return total.cpReached && total.reach
      ? Math.round((total.cpReached.low * total.reach.high) / 1_000)
      : null;
  return quotientOf(price, total)?.costCents ?? null;
}

/**
 * Returns the table of costs: one row per result, with the deliverables whose cost is divided by the result,
 * and the total cost as the last row. Work of freelancers has no results, so it has only the last row.
 */
export function costRows({ total, isWork }: Pick<ReportFigures, 'total' | 'isWork'>): CostRow[] {
  const { pieces, costCents } = total;
  const whole = { count: pieces, of: pieces, unit: 'pieces', costCents } as const;
  return [
    ...(isWork ? [] : priced).map((row) => {
      const covers = coverageOf(row.price, total);
      return { ...row, basis: covers && { ...covers, costCents: costBehind(row.price, total) } };
    }),
    { name: 'whole', of: 'pieces', price: null, basis: whole },
  ];
}
