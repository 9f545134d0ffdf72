import { monthlySchedule, type Payout, payDeadlines } from '@elenco/core/finance';
import { anInstalment, aPayContract, aPayee, aPayout, TODAY } from '@elenco/core/testing';
import { describe, expect, it } from 'vitest';
import { amountOf, amountOfAll, receivesOfEach } from './receives.server';

const row = aPayContract({
  lines: [{ label: 'Reels', quantity: 2, amountCents: 110_000 }],
  feePayer: 'creator',
  schedule: monthlySchedule(220_000, 2, TODAY),
});
const payee = aPayee({ legalForm: 'company', taxRegime: 'mei' });
const deadlines = payDeadlines(row, TODAY);
const terms = { currency: 'BRL', payoutDays: 20, deadlines, known: [], iss: [] } as const;
const facts = { feeBp: 1_000, payee, terms };
const part = (ordinal: number, payout: Payout | null = null, settledCents?: number) => ({
  ...anInstalment({ ordinal, amountCents: 110_000, dueOn: TODAY }),
  payout,
  silentOn: null,
  expectedPay: null,
  settledCents,
});

describe("the creator's net amount of each instalment", () => {
  it('is the price less the fee for a payee without taxes, and adds up to the net amount of the contract', () => {
    const each = receivesOfEach(row, [part(1), part(2)], facts);
    expect(each.map(({ netCents }) => netCents)).toEqual([99_000, 99_000]);
    expect(amountOf(each)).toEqual({ cents: 198_000, basis: 'net' });
    expect(amountOfAll(row, facts)).toEqual(amountOf(each));
  });

  it('deducts taxes computed on the month’s total, like the forecast for the whole contract', () => {
    const individual = { ...facts, payee: aPayee({ legalForm: 'individual' }) };
    const each = receivesOfEach(row, [part(1), part(2)], individual);
    expect(amountOf(each).cents).toBeLessThan(198_000);
    expect(amountOfAll(row, individual)).toEqual(amountOf(each));
  });

  it('equals the net amount of a paid payout, less deducted repayments', () => {
    const paid = aPayout({ status: 'made', grossCents: 99_000, netCents: 90_000, deductedCents: 10_000 });
    expect(receivesOfEach(row, [part(1, paid)], facts)[0]).toMatchObject({ netCents: 80_000 });
  });

  it('is the amount that remains of the instalment after the contract ended early', () => {
    const each = receivesOfEach(row, [part(1), part(2, null, 19_800)], facts);
    expect(each.map(({ netCents }) => netCents)).toEqual([99_000, 19_800]);
  });

  it('is zero for a cancelled payout', () => {
    const cancelled = aPayout({ status: 'cancelled', grossCents: 99_000, netCents: 99_000 });
    expect(amountOf(receivesOfEach(row, [part(1, cancelled)], facts))).toEqual({ cents: 0, basis: 'net' });
  });

  it('is the gross amount if no payee is known', () => {
    const unknown = { ...facts, payee: undefined };
    expect(amountOf(receivesOfEach(row, [part(1), part(2)], unknown))).toEqual({
      cents: 198_000,
      basis: 'gross',
    });
    expect(amountOfAll(row, unknown)).toEqual({ cents: 198_000, basis: 'gross' });
  });
});
