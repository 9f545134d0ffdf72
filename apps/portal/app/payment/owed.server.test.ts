import { expect, it } from 'vitest';
import { reportedOf } from './owed.server';

const owed = (restCents: number, reportedTotalCents: number | null) => ({
  restCents,
  fineCents: 0,
  interestCents: 0,
  totalCents: restCents,
  reportedTotalCents,
});

it('adds up reported payments in one currency, without and with the late fees of the reported day', () => {
  const open = [
    { id: 1, currency: 'BRL' as const },
    { id: 2, currency: 'BRL' as const },
    { id: 3, currency: 'USD' as const },
  ];
  const amounts = { 1: owed(546_000, 557_466), 2: owed(10_000, null), 3: owed(5_000, 5_000) };
  expect(reportedOf(open, amounts, 'BRL')).toEqual({ reportedCents: 546_000, reportedTotalCents: 557_466 });
});
