import { aPayout, aPosting } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { entriesOf, keptIn, paidBackIn } from './entries';

const accepted = '2026-11-21T12:00:00.000Z';
const made = '2026-11-24T12:00:00.000Z';
const payable = (
  id: number,
  kind: 'invoice_accepted' | 'payout_made' | 'repayment_deducted',
  cents: number,
) => aPosting({ id, kind, account: 'payable', amountCents: cents, createdAt: id === 1 ? accepted : made });
const payout = aPayout({ status: 'made', netCents: 329_000, deductedCents: 40_000, statusSince: made });
const steps = [{ resource: 'payouts', rowId: payout.id, move: 'process', at: accepted }];

it('adds a repayment deducted from a payout, so that a paid project’s entries add up to zero', () => {
  const booked = [payable(1, 'invoice_accepted', -329_000), payable(2, 'payout_made', 289_000)];
  const entries = entriesOf(booked, { payouts: [payout], steps });
  expect(entries.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['invoice_accepted', -329_000],
    ['repayment_deducted', 40_000],
    ['payout_made', 289_000],
  ]);
});

it('leaves out a repayment that was deducted from another project’s payout', () => {
  const booked = [
    payable(1, 'invoice_accepted', -329_000),
    payable(2, 'payout_made', 329_000),
    payable(3, 'repayment_deducted', 40_000),
  ];
  const entries = entriesOf(booked, { payouts: [{ ...payout, deductedCents: 0 }], steps });
  expect(entries.map(({ id }) => id)).toEqual([1, 2]);
});

it('subtracts from a project’s income the repayments that the creator has transferred', () => {
  const received = { kind: 'repayment_received', account: 'recoverable', createdAt: made } as const;
  const booked = [
    payable(1, 'invoice_accepted', -329_000),
    payable(2, 'payout_made', 329_000),
    aPosting({ id: 4, amountCents: -40_000, ...received }),
    // The counterpart of posting 4 in the same ledger entry.
    aPosting({ id: 5, amountCents: 40_000, ...received, account: 'unrecovered' }),
  ];
  const entries = entriesOf(booked, { payouts: [], steps });
  expect(entries.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    [1, -329_000],
    [2, 329_000],
    [4, 40_000],
  ]);
  expect(paidBackIn(entries)).toBe(40_000);
  expect(keptIn(entries)).toEqual({
    receivedCents: 329_000,
    repaid: [expect.objectContaining({ id: 4, amountCents: 40_000 })],
    leftCents: 289_000,
  });
  expect(keptIn(entries.slice(0, 2))).toBeNull();
});
