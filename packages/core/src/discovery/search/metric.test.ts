import { expect, it } from 'vitest';
import { bestOfDays, historiesOf, lineOf, type Metric } from './metric';

const measured = (
  day: string,
  source: Metric['source'],
  followers: number,
  origin: string | null = null,
): Metric => ({
  channel: 'instagram',
  day,
  followers,
  engagementBp: 300,
  source,
  origin,
});

it('keeps the most trustworthy figure of each day, in order', () => {
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

it('draws a line from at least two days', () => {
  const two = [measured('2026-09-01', 'verified', 100), measured('2026-09-03', 'verified', 300)];
  const lone: Metric = { ...measured('2026-09-01', 'verified', 9), channel: 'youtube' };
  expect(historiesOf([...two, lone])).toEqual([two]);
  expect(historiesOf([lone, { ...lone, source: 'declared' }])).toEqual([]);
  const drawing = { width: 100, height: 20, edge: 2 };
  expect(lineOf(two, drawing)).toBe('2.0,18.0 98.0,2.0');
  expect(lineOf([...two, measured('2026-09-02', 'verified', 200)], drawing)).toContain('50.0,10.0');
});
