import { expect, it } from 'vitest';
import { sourcesOf, visitsByMonth } from './visits';

const visits = [
  { day: '2026-10-30', source: 'direct', visits: 2 },
  { day: '2026-11-01', source: 'direct', visits: 3 },
  { day: '2026-11-02', source: 'instagram', visits: 9 },
] as const;

it('sums page visits by month, oldest first', () => {
  expect(visitsByMonth({ visits: [...visits] })).toEqual([
    ['2026-10', 2],
    ['2026-11', 12],
  ]);
});

it('sums page visits by source, the most frequent first', () => {
  expect(sourcesOf({ visits: [...visits] })).toEqual([
    ['instagram', 9],
    ['direct', 5],
  ]);
});
