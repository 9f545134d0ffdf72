import type { ReportFigures, Totals } from './figuresSchema';

/** Metrics by which two reports are compared, if both were computed with the same version of the method. */
export const compared = [
  'views',
  'engagements',
  'clicks',
  'orders',
  'costCents',
  'byReach',
  'byViews',
  'byFollowers',
  'cpm',
  'cpe',
  'cpc',
  'cpa',
  'roas',
] as const satisfies readonly (keyof Totals)[];
export type Compared = (typeof compared)[number];

export interface FigureChange {
  readonly of: Compared;
  readonly before: number | null;
  readonly after: number | null;
  /** Relative change: 0.1 is 10 %. Null if either value is unknown or the first was 0. */
  readonly by: number | null;
  /**
   * Change of a rate in percentage points, because a percentage of a percentage is easily misunderstood; null
   * for other metrics.
   */
  readonly points: number | null;
  /** Reason why the two values cannot be compared; null if they can. */
  readonly why: 'other_method' | 'other_currency' | 'other_base' | null;
}

const methodOf = (of: Compared): string => (of === 'costCents' ? 'cost' : of);
/**
 * Returns the version of the method that computed a metric. Older reports store no version for clicks and
 * orders, because they used version 1.
 */
const versionOf = ({ methods }: ReportFigures, of: Compared): number | undefined =>
  methods[methodOf(of)] ?? (of === 'clicks' || of === 'orders' ? 1 : undefined);
const rates: readonly Compared[] = ['byReach', 'byViews', 'byFollowers'];
const money: readonly Compared[] = ['costCents', 'cpm', 'cpe', 'cpc', 'cpa'];
const ofCost: readonly Compared[] = [...money, 'roas'];

/**
 * Returns each metric of two reports side by side. Metrics that were computed with different methods are
 * shown but not compared.
 */
export function changesBetween(before: ReportFigures, after: ReportFigures): FigureChange[] {
  const sameBase =
    [...before.base].sort().join() === [...after.base].sort().join() &&
    (before.base.includes('boost') ? (before.boostCents !== null) === (after.boostCents !== null) : true);
  return compared.map((of) => {
    const [was, is] = [before.total[of], after.total[of]];
    const why =
      versionOf(before, of) !== versionOf(after, of)
        ? 'other_method'
        : money.includes(of) && before.currency !== after.currency
          ? 'other_currency'
          : ofCost.includes(of) && !sameBase
            ? 'other_base'
            : null;
    const by = why !== null || was === null || is === null || was === 0 ? null : (is - was) / was;
    const points = by !== null && was !== null && is !== null && rates.includes(of) ? (is - was) * 100 : null;
    return { of, before: was, after: is, by, points, why };
  });
}
