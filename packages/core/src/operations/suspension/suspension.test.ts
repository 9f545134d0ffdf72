import { describe, expect, it } from 'vitest';
import {
  accepted,
  aPrivacyRequest,
  aSession,
  aUser,
  brandOwner,
  type Case,
  curator,
  ids,
  NOW,
  refusedWith,
  supporter,
  theOwner,
} from '../../testing';
import { liftSuspension, suspendUser } from './commands';

const reason = 'Perfil de outra pessoa.';
const input = { id: ids.brandUser, reason };
const person = (given: Parameters<typeof aUser>[0] = {}) => aUser({ id: ids.brandUser, ...given });
const staffOf = (actor: Case['actor']) =>
  actor?.role === 'admin'
    ? [
        aUser({
          id: actor.userId,
          staff: true,
          duties: [...actor.duties],
          companyId: null,
          companyRole: null,
        }),
      ]
    : [];
const at = (
  actor: Case['actor'],
  given: Parameters<typeof aUser>[0] = {},
  more: Case['store'] = {},
): Case => ({
  actor,
  store: { users: [person(given), ...staffOf(actor)], ...more },
});
const suspended = { suspendedAt: NOW };

describe('suspending a user', () => {
  it('ends the user’s sessions and sends the reason, but does not stop work in progress', async () => {
    const { changes } = await accepted(
      suspendUser,
      input,
      at(supporter, {}, { sessions: [aSession({ userId: ids.brandUser })] }),
    );
    expect(changes).toMatchObject([
      { do: 'update', resource: 'users', patch: { suspendedAt: NOW } },
      { do: 'remove', resource: 'sessions' },
      { do: 'insert', resource: 'notes', row: { userId: ids.brandUser, body: reason } },
      { do: 'emit', event: { kind: 'users.suspended', data: { comment: reason } } },
    ]);
  });

  it('can be lifted', async () => {
    const { changes } = await accepted(liftSuspension, input, at(supporter, suspended));
    expect(changes[0]).toMatchObject({ resource: 'users', patch: { suspendedAt: null } });
  });

  it('is allowed to an owner, even for a colleague', async () => {
    const { changes } = await accepted(suspendUser, input, at(theOwner, { staff: true }));
    expect(changes[0]).toMatchObject({ patch: { suspendedAt: NOW } });
  });

  const erasure = aPrivacyRequest({ kind: 'erasure', status: 'open', statusSince: NOW, eraseAt: NOW });
  it.each<[string, () => Promise<string[]>, string]>([
    [
      'suspending a colleague',
      () => refusedWith(suspendUser, input, at(supporter, { staff: true })),
      'not_found',
    ],
    ['a suspension by curation', () => refusedWith(suspendUser, input, at(curator)), 'not_found'],
    [
      'a suspension by a brand',
      () => refusedWith(suspendUser, input, at({ ...brandOwner, userId: 9 })),
      'not_found',
    ],
    [
      'suspending one’s own account',
      () => refusedWith(suspendUser, { id: theOwner.userId, reason }, at(theOwner)),
      'not_allowed',
    ],
    [
      'a suspension without a sufficient reason',
      () => refusedWith(suspendUser, { ...input, reason: 'não' }, at(supporter)),
      'reason_too_short /reason',
    ],
    [
      'suspending a user who is already suspended',
      () => refusedWith(suspendUser, input, at(supporter, suspended)),
      'already_suspended',
    ],
    [
      'lifting the suspension of a user who is not suspended',
      () => refusedWith(liftSuspension, input, at(supporter)),
      'not_suspended',
    ],
    [
      'lifting the suspension of a user who is being erased',
      () => refusedWith(liftSuspension, input, at(supporter, suspended, { 'privacy-requests': [erasure] })),
      'suspended_for_erasure',
    ],
    [
      'lifting the suspension of a merged account',
      () => {
        const merge = { id: 1, mergedUserId: ids.brandUser, undoneAt: null };
        return refusedWith(liftSuspension, input, at(supporter, suspended, { merges: [merge] }));
      },
      'suspended_for_merge',
    ],
  ])('is rejected: %s', async (_what, refused, expected) => {
    expect(await refused()).toEqual([expected]);
  });
});
