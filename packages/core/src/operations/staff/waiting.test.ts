import { describe, expect, it } from 'vitest';
import { aFeeInvoice, aJob, aPayout, aPrivacyRequest, aRepayment, aTermination, TODAY } from '../../testing';
import { isWaiting, waitingCentsOf } from './waiting';

describe('the queue of terminations', () => {
  it.each([
    ['waits for a decision', { status: 'under_review', refundCents: 0 }, true, 0],
    [
      'decided, with a refund to make',
      { status: 'agreed', refundCents: 90_000, setOffCents: 0 },
      true,
      90_000,
    ],
    [
      'decided, with a refund that was partly returned by card',
      { status: 'agreed', refundCents: 90_000, setOffCents: 40_000 },
      true,
      50_000,
    ],
    ['decided, without a refund', { status: 'agreed', refundCents: 0 }, false, 0],
    ['not answered by the other side yet', { status: 'requested' }, false, 0],
    ['refunded', { status: 'refunded', refundCents: 90_000 }, false, 0],
  ] as const)(
    'contains only terminations that staff must handle, and states the amount to refund: %s',
    (_what, given, waits, cents) => {
      const row = aTermination(given);
      expect([isWaiting('settlements', row, TODAY), waitingCentsOf('settlements', row)]).toEqual([
        waits,
        cents,
      ]);
    },
  );
});

describe('the queue of repayments', () => {
  it.each([
    ['the amount not paid yet', { status: 'open', paidCents: 15_000 }, true, 25_000],
    ['the refund of the received amount and the fee', { status: 'settled', paidCents: 40_000 }, true, 46_000],
    [
      'the remaining amount of a refund',
      { status: 'settled', paidCents: 40_000, setOffCents: 10_000 },
      true,
      36_000,
    ],
    ['the refund of the amount paid before a waiver', { status: 'waived', paidCents: 15_000 }, true, 21_000],
    [
      'nothing after the whole repayment was waived',
      { status: 'waived', paidCents: 0, feeCents: 0 },
      false,
      0,
    ],
    [
      'an amount that the platform keeps, which waits for no refund',
      { status: 'settled', toward: 'platform', paidCents: 40_000 },
      false,
      46_000,
    ],
  ] as const)('states the amount of the next action on a repayment: %s', (_what, given, waits, cents) => {
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

describe('the queue of privacy requests', () => {
  it.each([
    ['contains a request without a scheduled erasure', null, true],
    ['leaves out a request until its scheduled erasure', `${TODAY}T23:00:00.000Z`, false],
    ['contains a request whose scheduled erasure was not carried out', '2026-11-20T12:00:00.000Z', true],
  ])('%s', (_what, eraseAt, waits) => {
    const row = aPrivacyRequest({ kind: 'erasure', eraseAt });
    expect(isWaiting('privacy-requests', row, TODAY)).toBe(waits);
  });
});

describe('the queue of payouts', () => {
  it.each([
    ['contains a payout that the bank has not answered by its expected day', '2026-11-20', true],
    ['leaves out a payout whose expected day has not passed', TODAY, false],
  ] as const)('%s', (_what, expectedOn, waits) => {
    expect(isWaiting('payouts', aPayout({ status: 'sent', expectedOn }), TODAY)).toBe(waits);
  });

  it('states the amount to transfer after deductions for a repayment', () => {
    const row = aPayout({ status: 'processing', netCents: 302_600, deductedCents: 2_600 });
    expect(waitingCentsOf('payouts', row)).toBe(300_000);
  });
});

describe('the queue of fee invoices', () => {
  it.each([
    ['contains a rejected invoice', { status: 'rejected' }, true],
    ['contains an invoice without an answer', { status: 'unknown' }, true],
    ['leaves out an invoice on the day of its payment', { status: 'pending', earnedOn: TODAY }, false],
    [
      'contains an invoice that was not sent on the day of its payment',
      { status: 'pending', earnedOn: '2026-11-20' },
      true,
    ],
    ['leaves out an issued invoice', { status: 'authorised' }, false],
  ] as const)('%s', (_what, given, waits) => {
    expect(isWaiting('fee-invoices', aFeeInvoice(given), TODAY)).toBe(waits);
  });
});

describe('the queue of jobs', () => {
  it.each([
    ['contains a job with an undecided application', { status: 'open', undecided: 1 }, true],
    ['contains a closed job with an undecided application', { status: 'closed', undecided: 1 }, true],
    ['leaves out a closed job whose applications are all decided', { status: 'closed', undecided: 0 }, false],
    ['leaves out an open job without an undecided application', { status: 'open', undecided: 0 }, false],
    ['leaves out a paused job without an undecided application', { status: 'paused', undecided: 0 }, false],
  ] as const)('%s', (_what, given, waits) => {
    expect(isWaiting('openings', aJob(given), TODAY)).toBe(waits);
  });
});

it('states no amount for records of a queue without amounts, such as messages', () => {
  expect(waitingCentsOf('leads', { status: 'new' })).toBeNull();
});
