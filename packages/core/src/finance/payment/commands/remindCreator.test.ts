import { describe, expect, it } from 'vitest';
import type { User } from '../../../people';
import {
  aCharge,
  aContract,
  accepted,
  aDeliverable,
  anInvoice,
  aPayout,
  aUser,
  brandMember,
  brandOwner,
  type Case,
  curator,
  financier,
  ids,
  otherBrand,
  patchOf,
  refusedWith,
  theCreator,
} from '../../../testing';
import { remindCreator } from './remindCreator';

/** Today is 21 November 2026. */
const today = '2026-11-21';
const input = { id: ids.payout };
const user = (given: Partial<User> = {}) =>
  aUser({ companyId: null, companyRole: null, creatorId: ids.creator, ...given });

/** A payout whose work is verified and whose charge is paid. */
const ready = (more: Case['store'] = {}): Case => ({
  actor: financier,
  store: {
    payouts: [aPayout()],
    contracts: [aContract({ status: 'active' })],
    deliverables: [aDeliverable({ status: 'verified' })],
    charges: [aCharge({ status: 'paid', paidOn: '2026-11-20', paidBy: 'pix' })],
    users: [user()],
    ...more,
  },
});

describe('a reminder to a creator to submit the document for a payout', () => {
  it('notifies the creator, and stores the time of the reminder', async () => {
    const { changes } = await accepted(remindCreator, input, ready());
    expect(patchOf(changes, 'payouts')).toEqual({ remindedAt: expect.stringContaining(today) });
    expect(changes.find((change) => change.do === 'emit')).toMatchObject({
      event: { kind: 'payouts.remind', rowId: ids.payout, creatorId: ids.creator },
    });
  });

  it('can be sent again on another day and after a refused document', async () => {
    const payouts = [aPayout({ remindedAt: '2026-11-20T15:00:00.000Z' })];
    const invoices = [anInvoice({ status: 'refused' })];
    await accepted(remindCreator, input, ready({ payouts, invoices }));
  });

  it.each<[string, Case['store'], string]>([
    ['whose document is accepted', { payouts: [aPayout({ status: 'processing' })] }, 'payout_not_waiting'],
    ['whose document is in review', { invoices: [anInvoice({ status: 'submitted' })] }, 'document_in_review'],
    [
      'whose work is not verified',
      { deliverables: [aDeliverable({ status: 'published' })] },
      'work_not_done',
    ],
    ['that the brand has not paid for', { charges: [aCharge({ status: 'open' })] }, 'charge_not_paid'],
    [
      'whose creator was reminded today',
      { payouts: [aPayout({ remindedAt: '2026-11-21T11:00:00.000Z' })] },
      'creator_reminded_today',
    ],
    ['of a creator without an account', { users: [] }, 'creator_without_users'],
    [
      'of a suspended creator',
      { users: [user({ suspendedAt: '2026-11-01T12:00:00.000Z' })] },
      'creator_without_users',
    ],
  ])('is refused for a payout %s', async (_what, more, code) => {
    expect(await refusedWith(remindCreator, input, ready(more))).toEqual([code]);
  });

  it('is allowed only for finance', async () => {
    for (const actor of [brandOwner, brandMember, curator, otherBrand, theCreator])
      expect(await refusedWith(remindCreator, input, { ...ready(), actor })).toEqual(['not_found']);
  });
});
