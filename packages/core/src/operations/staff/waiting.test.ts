import { describe, expect, it } from 'vitest';
import { aJob, aPayout, aRepayment, aTermination, TODAY } from '../../testing';
import { isWaiting, waitingCentsOf } from './waiting';

describe('the queue of terminations', () => {
  it.each([
    ['for a decision', { status: 'under_review', refundCents: 0 }, true, 0],
    [
      'for the refund of a decided one',
      { status: 'agreed', refundCents: 90_000, setOffCents: 0 },
      true,
      90_000,
    ],
    [
      'for the part that no card returned',
      { status: 'agreed', refundCents: 90_000, setOffCents: 40_000 },
      true,
      50_000,
    ],
    ['without a refund no more', { status: 'agreed', refundCents: 0 }, false, 0],
    ['before the answer of the other side not yet', { status: 'requested' }, false, 0],
    ['once refunded no more', { status: 'refunded', refundCents: 90_000 }, false, 0],
  ] as const)('contains each termination that waits %s', (_what, given, waits, cents) => {
    const row = aTermination(given);
    expect([isWaiting('settlements', row, TODAY), waitingCentsOf('settlements', row)]).toEqual([
      waits,
      cents,
    ]);
  });
});

describe('the queue of repayments', () => {
  it.each([
    ['the outstanding part', { status: 'open', paidCents: 15_000 }, true, 25_000],
    ['the refund of the received part and the fee', { status: 'settled', paidCents: 40_000 }, true, 46_000],
    ['the rest of a refund', { status: 'settled', paidCents: 40_000, setOffCents: 10_000 }, true, 36_000],
    ['the refund of what came before a waiver', { status: 'waived', paidCents: 15_000 }, true, 21_000],
    ['nothing after a waiver of all', { status: 'waived', paidCents: 0, feeCents: 0 }, false, 0],
    [
      'nothing that the platform keeps',
      { status: 'settled', toward: 'platform', paidCents: 40_000 },
      false,
      46_000,
    ],
  ] as const)('states for a repayment %s', (_what, given, waits, cents) => {
    const row = aRepayment({
      amountCents: 40_000,
      feeCents: 6_000,
      setOffCents: 0,
      toward: 'company',
      ...given,
    });
    expect([isWaiting('repayments', row, TODAY), waitingCentsOf('repayments', row)]).toEqual([waits, cents]);
  });
});

describe('queue of payouts', () => {
  it.each([
    ['counts one sent to the bank after its day without an answer', '2026-11-20', true],
    ['leaves out one whose day has not passed', TODAY, false],
  ] as const)('%s', (_what, expectedOn, waits) => {
    expect(isWaiting('payouts', aPayout({ status: 'sent', expectedOn }), TODAY)).toBe(waits);
  });

  it('names the transfer, without what is deducted for a repayment', () => {
    const row = aPayout({ status: 'processing', netCents: 302_600, deductedCents: 2_600 });
    expect(waitingCentsOf('payouts', row)).toBe(300_000);
  });
});

describe('queue of jobs', () => {
  it.each([
    ['waits while an application is undecided', { status: 'open', undecided: 1 }, true],
    ['waits after the last day to apply', { status: 'closed', undecided: 1 }, true],
    ['is done with every application decided', { status: 'closed', undecided: 0 }, false],
    ['waits for creators without an application', { status: 'open', undecided: 0 }, false],
    ['waits for nothing while paused without an application', { status: 'paused', undecided: 0 }, false],
  ] as const)('%s', (_what, given, waits) => {
    expect(isWaiting('openings', aJob(given), TODAY)).toBe(waits);
  });
});

it('has no amount in a queue of messages', () => {
  expect(waitingCentsOf('leads', { status: 'new' })).toBeNull();
});
