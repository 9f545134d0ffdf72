import { expect, it } from 'vitest';
import { byDay } from './finance.server';

it('sorts payments without a day first, then the latest day first', () => {
  const days = ['2026-10-01', null, '2026-12-07', '2026-11-18'];
  const rows = days.map((on) => ({ state: { on } }));
  expect(byDay([...rows, { state: null }]).map(({ state }) => state?.on ?? null)).toEqual([
    null,
    null,
    '2026-12-07',
    '2026-11-18',
    '2026-10-01',
  ]);
});
