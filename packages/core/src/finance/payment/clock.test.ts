import { describe, expect, it } from 'vitest';
import { aCharge, aContract, aDeliverable, anInvoice, aPayout } from '../../testing';
import { type ClockFacts, forecastCountsFrom, payDayIfDoneToday, payDayOf, paymentClock } from './clock';

const clock = (given: Partial<ClockFacts> = {}) =>
  paymentClock({
    contract: aContract(),
    charge: aCharge(),
    payout: aPayout(),
    invoice: null,
    deliverables: [aDeliverable()],
    payoutDays: 30,
    today: '2026-11-25',
    ...given,
  });
const states = (given: Partial<ClockFacts> = {}) => clock(given).map(({ state }) => state);

const paid = aCharge({ status: 'paid', paidOn: '2026-12-01', paidBy: 'pix' });
const verified = [aDeliverable({ status: 'verified', statusSince: '2026-12-20T15:00:00.000Z' })];
const accepted = anInvoice({ status: 'accepted', statusSince: '2026-12-23T15:00:00.000Z' });
const processing = aPayout({ status: 'processing', dueOn: '2027-01-22' });

describe('the event from which the forecast for late work is counted', () => {
  it.each([
    ['a delivery, while the creator has to act', ['planned', 'draft_submitted'], 'delivery'],
    ['a delivery, if the link of the post is missing', ['approved'], 'delivery'],
    ['an approval, once every draft waits for the brand', ['draft_submitted', 'verified'], 'approval'],
    ['an approval, once every publication waits for the brand', ['published', 'cancelled'], 'approval'],
    ['nothing, once everything is verified', ['verified'], null],
  ] as const)('is %s', (_, work, expected) => {
    const deliverables = work.map((status) => aDeliverable({ status }));
    const facts = { contract: aContract(), deliverables };
    expect(forecastCountsFrom({ ...facts, today: '2027-01-01' })).toBe(expected);
    expect(forecastCountsFrom({ ...facts, today: '2026-12-31' })).toBeNull();
  });
});

describe('the payment day if all work is verified today', () => {
  const day = (given: Partial<ClockFacts>) =>
    payDayIfDoneToday({
      contract: aContract(),
      charge: paid,
      payout: aPayout(),
      invoice: null,
      deliverables: [aDeliverable({ status: 'approved', dueOn: '2026-12-18' })],
      payoutDays: 30,
      today: '2026-11-26',
      ...given,
    });
  it('is returned if it is in an earlier month than the forecast', () => {
    expect(day({})).toBe('2026-12-28');
    // Assumes that the brand pays on the due day of its charge.
    expect(day({ charge: aCharge({ dueOn: '2026-11-30' }) })).toBe('2026-12-30');
  });
  it.each([
    ['the month stays the same', { today: '2026-12-02' }],
    ['the brand’s payment determines the month', { charge: aCharge({ dueOn: '2026-12-28' }) }],
    ['the work is late', { today: '2026-12-21' }],
    ['all work waits for the brand', { deliverables: [aDeliverable({ status: 'published' })] }],
    ['all work is verified', { deliverables: verified }],
  ])('is null if %s', (_what, given) => {
    expect(day(given)).toBeNull();
  });
});

describe('the payment clock that the brand and the creator see', () => {
  it('starts with the brand’s payment and estimates the day of each stage', () => {
    expect(clock()).toEqual([
      { code: 'funded', state: 'now', on: null, expected: '2026-12-28' },
      { code: 'invoice_asked', state: 'next', on: null, expected: '2026-12-31' },
      { code: 'invoice_valid', state: 'next', on: null, expected: '2026-12-31' },
      { code: 'due', state: 'next', on: null, expected: '2027-02-01' },
      { code: 'paid', state: 'next', on: null, expected: '2027-02-01' },
    ]);
  });

  it('advances by one stage with each event of the hiring', () => {
    expect(states({ charge: paid })).toEqual(['done', 'now', 'next', 'next', 'next']);
    expect(states({ charge: paid, deliverables: verified })).toEqual(['done', 'done', 'now', 'next', 'next']);
    const facts = { charge: paid, deliverables: verified, invoice: accepted, payout: processing };
    expect(states(facts)).toEqual(['done', 'done', 'done', 'now', 'next']);
    expect(states({ ...facts, today: '2027-01-22' })).toEqual(['done', 'done', 'done', 'done', 'now']);
  });

  it('ignores work that was cancelled when the contract ended', () => {
    const on = '2026-12-20T15:00:00.000Z';
    const dropped = aDeliverable({ status: 'cancelled', statusSince: on });
    for (const deliverables of [[dropped], [...verified, dropped]]) {
      expect(states({ charge: paid, deliverables })).toEqual(['done', 'done', 'now', 'next', 'next']);
    }
    const left = [dropped, aDeliverable({ status: 'approved' })];
    expect(states({ charge: paid, deliverables: left })).toEqual(['done', 'now', 'next', 'next', 'next']);
  });

  it.each([
    ['after', '2027-01-25', ['2026-12-01', '2026-12-20', '2026-12-23', '2027-01-22', '2027-01-25']],
    ['on', '2027-01-22', ['2026-12-01', '2026-12-20', '2026-12-23', '2027-01-22', '2027-01-22']],
    ['before', '2027-01-20', ['2026-12-01', '2026-12-20', '2026-12-23', '2027-01-20']],
  ])('lists the day of each stage up to a payout made %s its due date', (_, madeOn, days) => {
    const made = aPayout({ status: 'made', dueOn: '2027-01-22', madeOn });
    const stages = clock({
      charge: paid,
      deliverables: verified,
      invoice: accepted,
      payout: made,
      today: '2027-01-26',
    });
    expect(stages.map(({ on }) => on)).toEqual(days);
    expect(stages.every(({ state }) => state === 'done')).toBe(true);
  });

  it('expects a payout at the bank on the day ordered in its payment file instead of the due date', () => {
    const sent = aPayout({ status: 'sent', dueOn: '2027-01-22' });
    const given = { charge: paid, deliverables: verified, invoice: accepted, payout: sent };
    const last = (payOn: string | null) => clock({ ...given, payOn, today: '2027-01-20' }).at(-1)?.expected;
    expect([last('2027-01-21'), last(null)]).toEqual(['2027-01-21', '2027-01-22']);
  });

  it('marks any stage as late once its day has passed', () => {
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

  it('lists done stages first, even if the work was verified before the brand paid', () => {
    const stages = clock({ deliverables: verified, today: '2026-12-21' });
    expect(stages.map(({ code, state }) => [code, state]).slice(0, 3)).toEqual([
      ['invoice_asked', 'done'],
      ['funded', 'now'],
      ['invoice_valid', 'next'],
    ]);
  });

  it.each([
    ['2026-12-15', '2026-12-28', ['invoice_asked', 'funded'], '2027-01-27'],
    ['2026-12-31', '2026-12-28', ['funded', 'invoice_asked'], '2027-02-01'],
  ])(
    'orders work due on %s and a charge due on %s by day, and counts the payment from the later one',
    (content, charge, codes, payment) => {
      const stages = clock({
        deliverables: [aDeliverable({ dueOn: content })],
        charge: aCharge({ dueOn: charge }),
      });
      expect(stages.slice(0, 2).map(({ code }) => code)).toEqual(codes);
      expect(stages.at(-1)).toMatchObject({ code: 'paid', expected: payment });
    },
  );

  it('estimates the payment from today without a day for the invoice if only the invoice is missing', () => {
    const stages = clock({ charge: paid, deliverables: verified, today: '2026-12-21' });
    expect(stages.slice(2)).toEqual([
      { code: 'invoice_valid', state: 'now', on: null, expected: null },
      { code: 'due', state: 'next', on: null, expected: '2027-01-20' },
      { code: 'paid', state: 'next', on: null, expected: '2027-01-20' },
    ]);
  });

  it('requests the invoice only after every publication is verified', () => {
    const deliverables = [...verified, aDeliverable({ id: 62, status: 'published' })];
    expect(states({ charge: paid, deliverables })[1]).toBe('now');
  });
});

describe('the payment day of an agreement without a charge', () => {
  const day = (endsOn: string | null, approvedOn: string | null = null) =>
    payDayOf({ endsOn, approvedOn, slipDays: 35, payoutDays: 30, today: '2026-11-25' });

  it('follows from the brand’s due date and the end of the work', () => {
    expect(day('2026-12-01')).toBe('2027-01-29');
    expect(day('2027-02-01')).toBe('2027-03-03');
    expect(day(null)).toBe(day('2026-12-01'));
  });

  it('equals the last day in the payment clock once the brand has approved', () => {
    const approved = clock({ charge: aCharge({ dueOn: '2026-12-28' }), today: '2026-11-23' });
    expect(day('2026-12-31', '2026-11-23')).toBe(approved.at(-1)?.expected);
  });

  it('is null if the project’s period is over and the brand has not approved the work', () => {
    expect(day('2026-11-24')).toBeNull();
    expect(day('2026-11-24', '2026-11-01')).not.toBeNull();
  });
});
