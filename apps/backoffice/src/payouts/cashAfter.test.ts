import type { FinanceDay } from '@elenco/core/finance';
import { expect, it } from 'vitest';
import { cashAfter } from './cashAfter';

const day: Pick<FinanceDay, 'cash' | 'sentPayouts'> = {
  cash: [
    { currency: 'BRL', cents: 1_000 },
    { currency: 'USD', cents: 300 },
  ],
  sentPayouts: [{ currency: 'BRL', count: 2, cents: 250 }],
};
const payout = { id: 1, status: 'processing', netCents: 400, deductedCents: 50, currency: 'BRL' } as const;

it('subtracts the chosen payouts and those already at the bank from the cash balance, by currency', () => {
  const inDollars = { ...payout, id: 2, currency: 'USD' } as const;
  expect(cashAfter(day, [payout, inDollars])).toEqual([
    { currency: 'BRL', cashCents: 1_000, sentCents: 250, afterCents: 400 },
    { currency: 'USD', cashCents: 300, sentCents: 0, afterCents: -50 },
  ]);
});

it('subtracts from the cash balance the payout amounts that apply on the day of payment', () => {
  const [inReais] = cashAfter(day, [payout], () => 300);
  expect(inReais?.afterCents).toBe(450);
});

it('subtracts a payout that is already at the bank from the cash balance only once', () => {
  const sent = { ...payout, status: 'sent', netCents: 200, deductedCents: 0 } as const;
  expect(cashAfter(day, [sent])).toEqual([
    { currency: 'BRL', cashCents: 1_000, sentCents: 50, afterCents: 750 },
  ]);
});
