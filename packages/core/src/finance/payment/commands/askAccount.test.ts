import { describe, expect, it } from 'vitest';
import type { User } from '../../../people';
import {
  accepted,
  aPayee,
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
import type { Payout } from '../schema';
import { askAccount } from './askAccount';

const comment = 'O banco diz que a conta foi encerrada.';
const input = { id: ids.payout, comment };
const failedAt = '2026-11-20T18:00:00.000Z';
const failed = (given: Partial<Payout> = {}) =>
  aPayout({ status: 'failed', statusSince: failedAt, ...given });
const creatorUser = (given: Partial<User> = {}) =>
  aUser({ companyId: null, companyRole: null, creatorId: ids.creator, ...given });

const ready = (more: Case['store'] = {}): Case => ({
  actor: financier,
  store: { payouts: [failed()], payees: [aPayee()], users: [creatorUser()], ...more },
});

describe('asking a creator for a different payout account', () => {
  it('notifies the creator with the reason, and stores the time of the request', async () => {
    const { changes } = await accepted(askAccount, input, ready());
    expect(patchOf(changes, 'payouts')).toEqual({ remindedAt: '2026-11-21T12:00:00.000Z' });
    expect(changes.find((change) => change.do === 'emit')).toMatchObject({
      event: { kind: 'payouts.askAccount', rowId: ids.payout, creatorId: ids.creator, data: { comment } },
    });
  });

  it.each<[string, Case['store']]>([
    ['again on another day', { payouts: [failed({ remindedAt: '2026-11-20T19:00:00.000Z' })] }],
    [
      'on the day of the failure, after a reminder about the missing document',
      {
        payouts: [
          failed({ statusSince: '2026-11-21T11:00:00.000Z', remindedAt: '2026-11-21T10:00:00.000Z' }),
        ],
      },
    ],
    ['about an account that was changed before', { payees: [aPayee({ changedAt: failedAt })] }],
    ['for a creator without a payout account', { payees: [] }],
  ])('is possible %s', async (_what, more) => {
    await accepted(askAccount, input, ready(more));
  });

  it.each<[string, Case['store'], string]>([
    ['that was not transferred yet', { payouts: [aPayout({ status: 'processing' })] }, 'payout_not_failed'],
    [
      'whose creator has changed the account since the failure',
      { payees: [aPayee({ changedAt: '2026-11-20T18:00:00.001Z' })] },
      'account_changed',
    ],
    [
      'whose creator was asked today',
      { payouts: [failed({ remindedAt: '2026-11-21T11:00:00.000Z' })] },
      'creator_reminded_today',
    ],
    [
      'of a suspended creator',
      { users: [creatorUser({ suspendedAt: '2026-11-01T12:00:00.000Z' })] },
      'creator_without_users',
    ],
  ])('is refused for a payout %s', async (_what, more, code) => {
    expect(await refusedWith(askAccount, input, ready(more))).toEqual([code]);
  });

  it('requires a reason', async () => {
    expect(await refusedWith(askAccount, { ...input, comment: ' ' }, ready())).toEqual(['required /comment']);
  });

  it('is allowed only for finance', async () => {
    for (const actor of [brandOwner, brandMember, curator, otherBrand, theCreator])
      expect(await refusedWith(askAccount, input, { ...ready(), actor })).toEqual(['not_found']);
  });
});
