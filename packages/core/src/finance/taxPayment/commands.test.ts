import { describe, expect, it } from 'vitest';
import {
  accepted,
  aPayout,
  aTaxPayment,
  type Case,
  curator,
  financier,
  ids,
  inserted,
  refusedWith,
  summarize,
} from '../../testing';
import type { Payout } from '../payment';
import { cancelTaxPayment, recordTaxPayment } from './commands';
import type { TaxPayment } from './taxPayment';

const paid = (given: Partial<Payout> = {}) =>
  aPayout({
    status: 'made',
    legalForm: 'individual',
    firstMadeOn: '2026-10-15',
    withholdings: [
      { code: 'inss', baseCents: 100_000, amountCents: 11_000, lawRef: '' },
      { code: 'irrf', baseCents: 89_000, amountCents: 500, lawRef: '' },
    ],
    ...given,
  });
const inss = {
  month: '2026-10-01',
  tax: 'inss',
  municipality: null,
  amountCents: 11_000,
  paidOn: '2026-11-20',
  bankReference: 'GPS 4471',
} as const;
const given = (payouts: Payout[], payments: TaxPayment[] = []): Case => ({
  actor: financier,
  store: { payouts, 'tax-payments': payments },
  balances: { cash: 1_000_000, withholding: -50_000 },
});

describe('recording the payment of a month’s tax', () => {
  it('stores date and bank reference, and posts the payment on that date', async () => {
    const { changes } = await accepted(recordTaxPayment, inss, given([paid()]));
    expect(summarize(changes)).toEqual(['insert tax-payments', 'post taxes_paid']);
    expect(inserted(changes, 'tax-payments')).toMatchObject({
      ...inss,
      status: 'paid',
      recordedById: financier.userId,
    });
    expect(changes.at(-1)).toMatchObject({
      entry: {
        on: '2026-11-20',
        postings: [
          { account: { kind: 'withholding' }, amountCents: 11_000 },
          { account: { kind: 'cash' }, amountCents: -11_000 },
        ],
      },
    });
  });

  it('requires the remaining amount after a partial payment and ignores cancelled payments', async () => {
    const part = aTaxPayment({ amountCents: 4_000 });
    const cancelled = aTaxPayment({ id: 122, status: 'cancelled' });
    const store = given([paid()], [part, cancelled]);
    await accepted(recordTaxPayment, { ...inss, amountCents: 7_000 }, store);
    expect(await refusedWith(recordTaxPayment, inss, store)).toEqual(['tax_amount_changed /amountCents']);
  });

  it.each<[string, Partial<TaxPayment>, Payout[], string]>([
    [
      'an amount that differs from the withheld amount',
      { amountCents: 10_999 },
      [paid()],
      'tax_amount_changed /amountCents',
    ],
    ['a month in which nothing was withheld', {}, [], 'tax_amount_changed /amountCents'],
    ['taxes of another month', {}, [paid({ firstMadeOn: '2026-11-02' })], 'tax_amount_changed /amountCents'],
    [
      'taxes of a payout that was not paid',
      {},
      [paid({ firstMadeOn: null })],
      'tax_amount_changed /amountCents',
    ],
    ['a day in the future', { paidOn: '2026-11-22' }, [paid()], 'date_in_future /paidOn'],
    ['the last day of the month', { paidOn: '2026-10-31' }, [paid()], 'tax_month_not_over /paidOn'],
  ])('is refused for %s', async (_, changed, payouts, why) => {
    expect(await refusedWith(recordTaxPayment, { ...inss, ...changed }, given(payouts))).toEqual([why]);
  });

  it('is refused without enough cash and for staff without the duty finance', async () => {
    const poor = { ...given([paid()]), balances: { cash: 10_999, withholding: -50_000 } };
    expect(await refusedWith(recordTaxPayment, inss, poor)).toEqual(['money_not_there']);
    const other = { ...given([paid()]), actor: curator };
    expect(await refusedWith(recordTaxPayment, inss, other)).toEqual(['not_allowed']);
  });
});

it('reverses the ledger entry of a cancelled tax payment', async () => {
  const store = { 'tax-payments': [aTaxPayment()] };
  const input = { id: ids.taxPayment, comment: 'Guia de outra empresa.' };
  const { changes } = await accepted(cancelTaxPayment, input, { actor: financier, store });
  expect(summarize(changes)).toEqual([`move tax-payments ${ids.taxPayment} cancel`, 'post taxes_paid']);
  expect(changes.at(-1)).toMatchObject({
    entry: { postings: [{ amountCents: -11_000 }, { amountCents: 11_000 }] },
  });
});
