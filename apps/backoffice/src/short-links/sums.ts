import { addDays } from '@elenco/brazil';
import type { ShortLinkClick } from '@elenco/core/growth';

export interface Sum {
  readonly name: string;
  readonly clicks: number;
}

/** Number of days in the chart. The rows of these days, one per source and day, fit into one response. */
export const barDays = 7;

/** Sums clicks by day (newest first, including days without clicks) or by source (largest first). */
export function sumsOf(
  rows: readonly Pick<ShortLinkClick, 'day' | 'source' | 'clicks'>[],
  by: 'day' | 'source',
  today: string,
): Sum[] {
  const days = by === 'day' ? Array.from({ length: barDays }, (_, back) => addDays(today, -back)) : [];
  const sums = new Map<string, number>(days.map((day) => [day, 0]));
  for (const row of rows) sums.set(row[by], (sums.get(row[by]) ?? 0) + row.clicks);
  return [...sums]
    .map(([name, clicks]) => ({ name, clicks }))
    .sort((a, b) => (by === 'day' ? b.name.localeCompare(a.name) : b.clicks - a.clicks));
}
