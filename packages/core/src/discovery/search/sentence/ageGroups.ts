import { type AgeBand, ageBands } from '../../../people';
import type { Bound } from './amounts';

type Ages = Pick<Bound, 'from' | 'to'>;

/** Returns the age groups of which a range covers at least half, and the one that contains the range. */
export function bandsOf({ from, to }: Ages): AgeBand[] {
  const [lower, upper] = [from ?? 18, to ?? 99];
  return ageBands.filter((band) => {
    const [start = 0, end = 80] = band.split('-').map((part) => (part === '' ? 80 : Number(part)));
    const shared = Math.min(upper, end) - Math.max(lower, start) + 1;
    return shared > 0 && (shared * 2 >= end - start + 1 || (lower >= start && upper <= end));
  });
}

/** True if age groups cover exactly the ages of a range. */
export function isExact({ from, to }: Ages, bands: readonly AgeBand[]): boolean {
  const [first = '', last = ''] = [bands[0], bands.at(-1)];
  const [lowest, highest] = [Number(first.split('-')[0]), Number(last.split('-')[1]) || null];
  return Math.max(from ?? 18, 18) === lowest && to === highest;
}
