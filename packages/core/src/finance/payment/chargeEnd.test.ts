import { describe, expect, it } from 'vitest';
import { holds } from '../../kit';
import { aCharge, financier } from '../../testing';
import { chargeEnds } from './chargeEnd';
import { charges } from './resource';
import type { Charge } from './schema';

describe('the ways to cancel or refund a charge', () => {
  it.each<[string, Partial<Charge>, readonly string[]]>([
    ['an open charge for a plan', { purpose: 'subscription', status: 'open' }, ['cancel']],
    ['an overdue charge for a plan', { purpose: 'subscription', status: 'overdue' }, ['cancel']],
    [
      'a paid charge for a plan',
      { purpose: 'subscription', status: 'paid', paidBy: 'pix' },
      ['contest_receipt'],
    ],
    [
      'a charge for a plan paid by card',
      { purpose: 'subscription', status: 'paid', paidBy: 'card' },
      ['refund_card'],
    ],
    ['an open charge for a hiring', { purpose: 'hiring', status: 'open' }, ['end_hiring']],
    ['a charge in a combined invoice', { purpose: 'hiring', status: 'combined' }, ['end_hiring']],
    [
      'a paid charge for an amendment',
      { purpose: 'amendment', status: 'paid', paidBy: 'slip' },
      ['end_hiring', 'contest_receipt'],
    ],
    ['the combined invoice of a project', { purpose: 'project', status: 'overdue' }, ['end_project']],
    [
      'a charge for an Elenco Pay contract',
      { purpose: 'pay', status: 'paid', paidBy: 'card' },
      ['end_own_contract', 'refund_card'],
    ],
    ['the amount still due after an early end', { purpose: 'penalty', status: 'open' }, ['decided_ending']],
    ['a cancelled charge', { purpose: 'hiring', status: 'cancelled' }, []],
    ['a refunded charge', { purpose: 'hiring', status: 'refunded' }, []],
  ])('depend on its purpose and state: %s', (_what, given, ways) => {
    expect(chargeEnds(aCharge(given))).toEqual(ways);
  });

  it('include cancellation exactly for the charges that finance may cancel', () => {
    const scope = charges.access.moves.cancel(financier);
    for (const purpose of charges.schema.shape.purpose.options) {
      const charge = aCharge({ purpose, status: 'open' });
      expect([purpose, holds(scope, charge)]).toEqual([purpose, chargeEnds(charge).includes('cancel')]);
    }
  });
});
