import { describe, expect, it } from 'vitest';
import { aCharge, aChargeLine, anInstalment, summarize } from '../../testing';
import { lateFeeOf, lateOf } from './late';
import { amountsDue, settle } from './settlement';

const part = anInstalment({ amountCents: 100_000, dueOn: '2026-12-10', fineBp: 200, interestBp: 100 });

describe('fine and interest of a late instalment', () => {
  it.each([
    ['2026-12-09', 0, 0],
    ['2026-12-10', 0, 0],
    ['2026-12-11', 2_000, 33],
    ['2026-12-20', 2_000, 333],
    ['2027-01-09', 2_000, 1_000],
  ])(
    'are 2 %% and 1 %% a month of 1 000.00 due on 10 December and paid on %s',
    (paidOn, fineCents, interestCents) => {
      expect(lateOf(part, paidOn)).toEqual({ fineCents, interestCents });
    },
  );

  const charge = aCharge({ amountCents: 100_000, feeCents: 15_000, purpose: 'pay' });
  const lines = [aChargeLine({ amountCents: 100_000, feeCents: 15_000 })];
  const settled = { charge, lines, instalment: part };

  it('are zero until the due date, even if no rates are given', () => {
    const of = {
      amountCents: 100_000,
      currency: 'BRL',
      dueOn: '2026-12-10',
      purpose: 'subscription',
    } as const;
    expect(lateFeeOf(of, '2026-12-10', [])).toBe(0);
  });

  it('are included in one of the two amounts that settle the charge on a day', () => {
    expect(amountsDue(settled, '2026-12-20')).toEqual([102_333, 100_000]);
    expect(amountsDue(settled, '2026-12-10')).toEqual([100_000]);
    expect(amountsDue({ charge }, '2027-12-10')).toEqual([100_000]);
  });

  it('are separate charge lines that belong to the creator and bear no fee', () => {
    const { patch, and } = settle(settled, { paidOn: '2026-12-20', paidBy: 'pix', amountCents: 102_333 });
    expect(patch).toMatchObject({ amountCents: 102_333 });
    expect(summarize(and)).toEqual([
      'insert charge-lines',
      'insert charge-lines',
      'post late_charged',
      'post charge_paid',
    ]);
    const paid = and.flatMap((one) => (one.do === 'post' ? [one.entry] : []))[1];
    const of = (kind: string) =>
      paid?.postings
        .filter(({ account }) => account.kind === kind)
        .reduce((total, { amountCents }) => total + amountCents, 0);
    expect([of('cash'), of('held'), of('fee')]).toEqual([102_333, -87_333, -15_000]);
  });
});
