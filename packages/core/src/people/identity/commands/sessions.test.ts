import { describe, expect, it } from 'vitest';
import { accepted, aUser, NOW, type Store, signedOutActor, summarize } from '../../../testing';
import { signInWithGoogle } from './sessions';

const person = aUser();
const suspended = aUser({ suspendedAt: NOW });
const link = { id: 1, userId: person.id, subject: 'g-1', email: person.email };
const word = { subject: 'g-1', email: person.email, emailVerified: true };
const opened = async (given: Partial<Record<keyof typeof word, unknown>>, store: Store) => {
  const { changes, reply } = await accepted(
    signInWithGoogle,
    { ...word, ...given },
    { actor: signedOutActor, store },
  );
  return [reply.userId, reply.suspended, summarize(changes).length > 0];
};

describe('signing in with a Google account', () => {
  it.each<[string, object, Store, number | null, boolean, boolean]>([
    [
      'signs in to the linked account',
      {},
      { users: [person], google_accounts: [link] },
      person.id,
      false,
      false,
    ],
    [
      'signs in to the linked account even without an address from Google',
      { email: null },
      { users: [person], google_accounts: [link] },
      person.id,
      false,
      false,
    ],
    [
      'links and signs in to the account with the verified address',
      {},
      { users: [person] },
      person.id,
      false,
      true,
    ],
    [
      'does not sign in by an address that is not verified',
      { emailVerified: false },
      { users: [person] },
      null,
      false,
      false,
    ],
    [
      'does not sign in without a linked account and an address',
      { email: null },
      { users: [person] },
      null,
      false,
      false,
    ],
    [
      'does not sign in to an account that is linked to another Google account',
      { subject: 'g-2' },
      { users: [person], google_accounts: [link] },
      null,
      false,
      false,
    ],
    [
      'reports the suspension of the linked account',
      { email: null },
      { users: [suspended], google_accounts: [link] },
      null,
      true,
      false,
    ],
    [
      'reports the suspension of the account with the verified address',
      {},
      { users: [suspended] },
      null,
      true,
      false,
    ],
    [
      'reports no suspension for an address that is not verified',
      { emailVerified: false },
      { users: [suspended] },
      null,
      false,
      false,
    ],
  ])('%s', async (_what, given, store, ...expected) => {
    expect(await opened(given, store)).toEqual(expected);
  });
});
