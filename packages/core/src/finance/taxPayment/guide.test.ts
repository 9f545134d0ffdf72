import { describe, expect, it } from 'vitest';
import { aPayout } from '../../testing';
import { byUrgency, taxGuideState, withheldIn } from './guide';

const guide = { month: '2026-10-01', amountCents: 11_000, paidCents: 0, dueOn: '2026-11-19' };

describe('the state of a month’s tax', () => {
  it.each([
    ['accruing on the last day of the month', {}, '2026-10-31', 'accruing'],
    ['open on the next day', {}, '2026-11-01', 'open'],
    ['open on the due date', {}, '2026-11-19', 'open'],
    ['overdue on the day after', {}, '2026-11-20', 'overdue'],
    ['overdue after a partial payment', { paidCents: 10_999 }, '2026-11-20', 'overdue'],
    ['paid', { paidCents: 11_000 }, '2026-11-20', 'paid'],
    ['open without a known due date', { dueOn: null }, '2027-11-20', 'open'],
    ['expected if nothing was withheld yet', { amountCents: 0 }, '2026-11-20', 'expected'],
  ] as const)('is %s', (_, given, today, state) => {
    expect(taxGuideState({ ...guide, ...given }, today)).toBe(state);
  });
});

it('sorts unpaid taxes by due date before the current month and paid taxes', () => {
  const paid = { ...guide, paidCents: 11_000 };
  const rows = [
    { ...paid, dueOn: '2026-09-18', month: '2026-08-01' },
    { ...paid, dueOn: '2026-10-20', month: '2026-09-01' },
    { ...guide, dueOn: '2026-12-18', month: '2026-11-01' },
    { ...guide, dueOn: '2026-11-25' },
    { ...guide, dueOn: '2026-11-10' },
  ];
  expect(byUrgency(rows, '2026-11-20').map(({ dueOn }) => dueOn)).toEqual([
    '2026-11-10',
    '2026-11-25',
    '2026-12-18',
    '2026-10-20',
    '2026-09-18',
  ]);
});

it('adds up the tax withheld from payouts first paid in a month by legal form and municipality', () => {
  const tax = (code: 'inss' | 'irrf' | 'iss', amountCents: number, municipality?: string) => ({
    code,
    baseCents: 0,
    amountCents,
    lawRef: '',
    ...(municipality ? { municipality } : {}),
  });
  const paidOn = { status: 'made', firstMadeOn: '2026-10-31' } as const;
  const payouts = [
    aPayout({
      ...paidOn,
      legalForm: 'individual',
      withholdings: [tax('irrf', 1), tax('iss', 10, 'Campinas/SP')],
    }),
    aPayout({
      ...paidOn,
      legalForm: 'company',
      withholdings: [tax('irrf', 100), tax('iss', 1_000, 'Santos/SP')],
    }),
    aPayout({
      ...paidOn,
      legalForm: 'individual',
      firstMadeOn: '2026-11-01',
      withholdings: [tax('irrf', 10_000)],
    }),
  ];
  const of = (name: 'irrf_individual' | 'irrf_company' | 'iss', municipality: string | null = null) =>
    withheldIn(payouts, { month: '2026-10-01', tax: name, municipality });
  expect([of('irrf_individual'), of('irrf_company')]).toEqual([1, 100]);
  expect([of('iss', 'Campinas/SP'), of('iss', 'Santos/SP'), of('iss')]).toEqual([10, 1_000, 0]);
});
