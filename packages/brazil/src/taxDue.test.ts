import { expect, it } from 'vitest';
import { dueAfterMonth, taxDue } from './index';

it.each([
  ['inss', '2026-11', '2026-12-18', '1099'],
  ['irrf_individual', '2026-10', '2026-11-19', '0588'],
  ['irrf_company', '2026-12', '2027-01-20', '8045'],
  ['irrf_company', '2027-01', '2027-02-19', '8045'],
] as const)('returns, for %s of %s, the payment day %s and the code %s', (tax, month, dueOn, code) => {
  expect(taxDue(tax, month)).toMatchObject({ dueOn, code });
});

it('returns undefined for a municipal tax, and before the first rule', () => {
  expect(taxDue('iss', '2026-11')).toBeUndefined();
  // The last bank day before Carnival.
  expect(dueAfterMonth('2027-01', 9)).toBe('2027-02-05');
  expect(taxDue('inss', '2008-10')).toBeUndefined();
});
