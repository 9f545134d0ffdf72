import { clickSource } from '@elenco/core/growth';
import { MAX_RANGE } from '@elenco/core/kit';
import { aClick } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { barDays, sumsOf } from './sums';

const rows = [
  aClick({ day: '2026-11-20', source: 'instagram', clicks: 3 }),
  aClick({ day: '2026-11-21', source: 'instagram', clicks: 1 }),
  aClick({ day: '2026-11-20', source: 'email', clicks: 5 }),
];

it('sums clicks on short links by day, newest first, including days without clicks', () => {
  expect(sumsOf(rows, 'day', '2026-11-22').slice(0, 4)).toEqual([
    { name: '2026-11-22', clicks: 0 },
    { name: '2026-11-21', clicks: 1 },
    { name: '2026-11-20', clicks: 8 },
    { name: '2026-11-19', clicks: 0 },
  ]);
});

it('sums clicks on short links by source, largest first', () => {
  expect(sumsOf(rows, 'source', '2026-11-22')).toEqual([
    { name: 'email', clicks: 5 },
    { name: 'instagram', clicks: 4 },
  ]);
});

it('loads the chart of clicks on short links with one request, even with clicks from every source', () => {
  expect(barDays * clickSource.options.length).toBeLessThanOrEqual(MAX_RANGE);
});
