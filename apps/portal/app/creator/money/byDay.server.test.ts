import { expect, it } from 'vitest';
import { byDay } from './finance.server';

it('sorts payments without a day first, then the latest known or forecast day first', () => {
  const known = ['2026-10-01', null, '2026-12-07', '2026-11-18'].map((on) => ({
    state: { on },
    expectedPay: null,
  }));
  const forecast = { state: { on: null }, expectedPay: { on: '2026-11-30' } };
  const sorted = byDay([...known, forecast, { state: null, expectedPay: { on: null } }]);
  expect(sorted.map(({ state, expectedPay }) => state?.on ?? expectedPay?.on ?? null)).toEqual([
    null,
    null,
    '2026-12-07',
    '2026-11-30',
    '2026-11-18',
    '2026-10-01',
  ]);
});
