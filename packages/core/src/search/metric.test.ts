import { expect, it } from 'vitest';
import { bestOfDays, type Metric } from './metric';

const measured = (
  day: string,
  source: Metric['source'],
  followers: number,
  origin: string | null = null,
): Metric => ({
  ...{ channel: 'instagram', day, followers, engagementBp: 300, source, origin },
});

it('keeps the most trustworthy figure of each day, in the order of the days', () => {
  const days = [
    measured('2026-09-01', 'declared', 90_000),
    measured('2026-09-01', 'estimated', 61_000, 'A'),
    measured('2026-09-01', 'estimated', 62_000, 'B'),
    measured('2026-10-01', 'verified', 70_000),
    measured('2026-10-01', 'declared', 99_000),
    measured('2026-11-01', 'declared', 80_000),
  ];
  expect(bestOfDays(days).map(({ followers }) => followers)).toEqual([61_000, 70_000, 80_000]);
});
