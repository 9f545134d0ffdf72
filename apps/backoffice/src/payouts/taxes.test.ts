import { expect, it } from 'vitest';
import { changedTaxes } from './taxes';

it('returns the taxes that differ between two pay days, including added and removed ones', () => {
  const tax = (code: 'inss' | 'irrf' | 'iss', amountCents: number) => ({ code, amountCents });
  expect(
    changedTaxes([tax('inss', 93_231), tax('irrf', 10_000)], [tax('inss', 93_231), tax('irrf', 0)]),
  ).toEqual([{ code: 'irrf', before: 10_000, now: 0 }]);
  expect(changedTaxes([tax('iss', 500)], [tax('inss', 1_100)])).toEqual([
    { code: 'iss', before: 500, now: 0 },
    { code: 'inss', before: 0, now: 1_100 },
  ]);
});
