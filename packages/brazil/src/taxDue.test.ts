import { expect, it } from 'vitest';
import { dueAfterMonth, taxDue } from './index';

it.each([
  ['inss', '2026-11', '2026-12-18', '1099'],
  ['irrf_individual', '2026-10', '2026-11-19', '0588'],
  ['irrf_company', '2026-12', '2027-01-20', '8045'],
  ['irrf_company', '2027-01', '2027-02-19', '8045'],
] as const)(
  'determines for the tax %s of %s the due date %s and the payment code %s',
  (tax, month, dueOn, code) => {
    expect(taxDue(tax, month)).toMatchObject({ dueOn, code });
  },
);

it('returns no due date for a municipal tax or for a month before the first rule', () => {
  expect(taxDue('iss', '2026-11')).toBeUndefined();
  // Banks are closed from Saturday, 6 February, to Carnival Tuesday, 9 February, so the tax is due on Friday,
  // 5 February.
  expect(dueAfterMonth('2027-01', 9)).toBe('2027-02-05');
  expect(taxDue('inss', '2008-10')).toBeUndefined();
});
