import { describe, expect, it } from 'vitest';
import {
  aCharge,
  accepted,
  brandOwner,
  type Case,
  curator,
  financier,
  refusedWith,
  summarize,
} from '../../../testing';
import type { Charge } from '../schema';
import { cancelCharge } from './cancelCharge';

const plan = aCharge({
  purpose: 'subscription',
  status: 'overdue',
  contractId: null,
  briefingId: null,
  creatorId: null,
});
const by = (given: Partial<Charge> = {}, actor: Case['actor'] = financier): Case => ({
  actor,
  store: { charges: [{ ...plan, ...given }] },
});
const input = { id: plan.id, comment: 'Cobrada duas vezes.' };

describe('cancelling a charge', () => {
  it('reverses the ledger entry of an unpaid charge for a plan', async () => {
    const { changes } = await accepted(cancelCharge, input, by());
    expect(summarize(changes)).toEqual([`move charges ${plan.id} cancel`, 'post charge_cancelled']);
    expect(changes[0]).toMatchObject({ comment: input.comment });
  });

  it.each<[string, Case, string]>([
    [
      'while a reported payment is checked',
      by({ reportedAt: '2026-11-20T12:00:00.000Z' }),
      'payment_reported',
    ],
    ['for a paid charge', by({ status: 'paid' }), 'move_not_possible'],
    ['for a charge of a hiring, which must be ended instead', by({ purpose: 'hiring' }), 'not_found'],
    ['by the brand that owes the charge', by({}, brandOwner), 'not_found'],
    ['by a curator', by({}, curator), 'not_found'],
  ])('is refused %s', async (_what, given, code) => {
    expect(await refusedWith(cancelCharge, input, given)).toEqual([code]);
  });

  it('requires a reason', async () => {
    expect(await refusedWith(cancelCharge, { ...input, comment: '' }, by())).toEqual(['required /comment']);
  });
});
