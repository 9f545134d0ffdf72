import { describe, expect, it } from 'vitest';
import { aCharge, aContract, aDeliverable, anInvoice, aPayout } from '../testing';
import { type ClockFacts, paymentClock } from './clock';

const clock = (given: Partial<ClockFacts> = {}) =>
  paymentClock({
    contract: aContract(),
    charge: aCharge(),
    payout: aPayout(),
    invoice: null,
    deliverables: [aDeliverable()],
    today: '2026-11-25',
    ...given,
  });
const states = (given: Partial<ClockFacts> = {}) => clock(given).map(({ state }) => state);

const paid = aCharge({ status: 'paid', paidOn: '2026-12-01', paidBy: 'pix' });
const verified = [aDeliverable({ status: 'verified', statusSince: '2026-12-20T15:00:00.000Z' })];
const accepted = anInvoice({ status: 'accepted', statusSince: '2026-12-23T15:00:00.000Z' });
const processing = aPayout({ status: 'processing', dueOn: '2027-01-22' });

describe('the payment clock', () => {
  it('begins with the brand’s payment and says when each stage is expected', () => {
    expect(clock()).toEqual([
      { code: 'funded', state: 'now', on: null, expected: '2026-12-28' },
      { code: 'invoice_asked', state: 'next', on: null, expected: '2026-12-31' },
      { code: 'invoice_valid', state: 'next', on: null, expected: null },
      { code: 'due', state: 'next', on: null, expected: null },
      { code: 'paid', state: 'next', on: null, expected: null },
    ]);
  });

  it('goes on stage by stage', () => {
    expect(states({ charge: paid })).toEqual(['done', 'now', 'next', 'next', 'next']);
    expect(states({ charge: paid, deliverables: verified })).toEqual(['done', 'done', 'now', 'next', 'next']);
    const facts = { charge: paid, deliverables: verified, invoice: accepted, payout: processing };
    expect(states(facts)).toEqual(['done', 'done', 'done', 'now', 'next']);
    expect(states({ ...facts, today: '2027-01-22' })).toEqual(['done', 'done', 'done', 'done', 'now']);
  });

  it('ends with the dates of everything', () => {
    const made = aPayout({ status: 'made', dueOn: '2027-01-22', madeOn: '2027-01-20' });
    const days = clock({
      charge: paid,
      deliverables: verified,
      invoice: accepted,
      payout: made,
      today: '2027-01-21',
    });
    expect(days.map(({ on }) => on)).toEqual([
      '2026-12-01',
      '2026-12-20',
      '2026-12-23',
      '2027-01-22',
      '2027-01-20',
    ]);
    expect(days.every(({ state }) => state === 'done')).toBe(true);
  });

  it('calls late what has passed its day, whichever stage it is', () => {
    const overdue = aCharge({ status: 'overdue' });
    expect(states({ charge: overdue, today: '2027-01-04' })).toEqual([
      'late',
      'late',
      'next',
      'next',
      'next',
    ]);
    const facts = { charge: paid, deliverables: verified, invoice: accepted, payout: processing };
    expect(states({ ...facts, today: '2027-01-25' })).toEqual(['done', 'done', 'done', 'done', 'late']);
  });

  it('lets content be verified before the brand has paid', () => {
    expect(states({ deliverables: verified })).toEqual(['now', 'done', 'next', 'next', 'next']);
  });

  it('asks for no invoice while one of several publications is not verified', () => {
    const deliverables = [...verified, aDeliverable({ id: 62, status: 'published' })];
    expect(states({ charge: paid, deliverables })[1]).toBe('now');
  });
});
