import { describe, expect, it } from 'vitest';
import { holds } from '../../kit';
import { aCharge, financier } from '../../testing';
import { chargeEnds } from './chargeEnd';
import { charges } from './resource';
import type { Charge } from './schema';

describe('ways to cancel or refund a charge', () => {
  it.each<[string, Partial<Charge>, readonly string[]]>([
    ['an open one of a plan', { purpose: 'subscription', status: 'open' }, ['cancel']],
    ['an overdue one of a plan', { purpose: 'subscription', status: 'overdue' }, ['cancel']],
    ['a paid one of a plan', { purpose: 'subscription', status: 'paid', paidBy: 'pix' }, ['contest_receipt']],
    [
      'one of a plan paid by card',
      { purpose: 'subscription', status: 'paid', paidBy: 'card' },
      ['refund_card'],
    ],
    ['an open one of a hiring', { purpose: 'hiring', status: 'open' }, ['end_hiring']],
    ['one in a combined invoice', { purpose: 'hiring', status: 'combined' }, ['end_hiring']],
    [
      'a paid amendment',
      { purpose: 'amendment', status: 'paid', paidBy: 'slip' },
      ['end_hiring', 'contest_receipt'],
    ],
    ['the invoice of a project', { purpose: 'project', status: 'overdue' }, ['end_project']],
    [
      'an own contract',
      { purpose: 'pay', status: 'paid', paidBy: 'card' },
      ['end_own_contract', 'refund_card'],
    ],
    ['what an ending left due', { purpose: 'penalty', status: 'open' }, ['decided_ending']],
    ['a cancelled one', { purpose: 'hiring', status: 'cancelled' }, []],
    ['a refunded one', { purpose: 'hiring', status: 'refunded' }, []],
  ])('are those of %s', (_what, given, ways) => {
    expect(chargeEnds(aCharge(given))).toEqual(ways);
  });

  it('let finance cancel exactly the charges that have this way', () => {
    const scope = charges.access.moves.cancel(financier);
    for (const purpose of charges.schema.shape.purpose.options) {
      const charge = aCharge({ purpose, status: 'open' });
      expect([purpose, holds(scope, charge)]).toEqual([purpose, chargeEnds(charge).includes('cancel')]);
    }
  });
});
