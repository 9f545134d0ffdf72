import type { ReportFigures, Totals } from './figuresSchema';

/** What two reports are compared in, with the version that both must have been computed with. */
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
  /** By how much it grew: 0.1 is 10 %. Null where either is unknown, or the first was 0. */
  readonly by: number | null;
  /** Why the two are not compared, where they are not. */
  readonly why: 'other_method' | 'other_currency' | 'other_base' | null;
}

const methodOf = (of: Compared): string =>
  of === 'costCents' ? 'cost' : of === 'clicks' || of === 'orders' ? 'views' : of;
const money: readonly Compared[] = ['costCents', 'cpm', 'cpe', 'cpc', 'cpa'];
const ofCost: readonly Compared[] = [...money, 'roas'];

/** Each figure of a report beside that of another; what was made otherwise is shown and not compared. */
export function changesBetween(before: ReportFigures, after: ReportFigures): FigureChange[] {
  const sameBase =
    [...before.base].sort().join() === [...after.base].sort().join() &&
    (before.base.includes('boost') ? (before.boostCents !== null) === (after.boostCents !== null) : true);
  return compared.map((of) => {
    const [was, is] = [before.total[of], after.total[of]];
    const why =
      before.methods[methodOf(of)] !== after.methods[methodOf(of)]
        ? 'other_method'
        : money.includes(of) && before.currency !== after.currency
          ? 'other_currency'
          : ofCost.includes(of) && !sameBase
            ? 'other_base'
            : null;
    const by = why !== null || was === null || is === null || was === 0 ? null : (is - was) / was;
    return { of, before: was, after: is, by, why };
  });
}
