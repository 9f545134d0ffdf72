import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aUser,
  ids,
  NOW,
  patchOf,
  refusedWith,
  type Store,
  signedOutActor,
  stamped,
  summarize,
} from '../../../testing';
import { confirmEmail, resendConfirmation } from './accounts';

const tokenHash = 'a'.repeat(64);
const person = aUser({
  id: ids.creatorUser,
  email: 'lia@marca.example',
  companyId: null,
  companyRole: null,
  creatorId: ids.creator,
  confirmedAt: null,
});
const credential = {
  ...stamped,
  id: 7,
  userId: person.id,
  passwordHash: '$argon2id$x',
  changedAt: '2026-11-20T12:00:00.000Z',
};
const link = {
  ...stamped,
  id: 8,
  createdAt: '2026-11-20T12:00:01.000Z',
  userId: person.id,
  purpose: 'confirm',
  tokenHash,
  expiresAt: '2026-11-22T12:00:01.000Z',
  usedAt: null,
};
const earlier = { ...link, id: 9, tokenHash: 'b'.repeat(64) };
const but = (row: { readonly id: number }, change: object) => ({ ...row, ...change });
const store = (change: Partial<Record<keyof Store, Store[string]>> = {}): Store => ({
  users: [person],
  creators: [aCreator({ available: false })],
  credentials: [credential],
  mail_links: [link, earlier],
  ...change,
});
const at = (rows: Store) => ({ actor: signedOutActor, store: rows });

describe('a user opening the link in the confirmation e-mail', () => {
  it('confirms the address, makes the creator available and invalidates all confirmation links', async () => {
    const { changes, reply } = await accepted(confirmEmail, { tokenHash }, at(store()));
    expect(summarize(changes)).toEqual([
      'update mail_links 8',
      'update mail_links 9',
      `update users ${person.id}`,
      `update creators ${ids.creator}`,
      'emit users.confirmed',
    ]);
    expect(patchOf(changes, 'users')).toEqual({ confirmedAt: NOW });
    expect(reply).toEqual({ userId: person.id });
  });

  it.each<[string, Store]>([
    ['is unknown', store({ mail_links: [earlier] })],
    ['was used', store({ mail_links: [but(link, { usedAt: NOW })] })],
    ['has expired', store({ mail_links: [but(link, { expiresAt: NOW })] })],
    ['has a different purpose', store({ mail_links: [but(link, { purpose: 'other' })] })],
    [
      'is older than a password that another user set for the address',
      store({ credentials: [but(credential, { changedAt: '2026-11-20T12:00:02.000Z' })] }),
    ],
    ['belongs to a suspended user', store({ users: [but(person, { suspendedAt: NOW })] })],
  ])('is rejected with the code `link_not_valid` when the link %s', async (_why, rows) => {
    expect(await refusedWith(confirmEmail, { tokenHash }, at(rows))).toEqual(['link_not_valid']);
  });
});

describe('a request for another confirmation e-mail', () => {
  const ask = (rows: Store, email = 'Lia@Marca.example') => accepted(resendConfirmation, { email }, at(rows));

  it('sends the e-mail to an unconfirmed user', async () => {
    const { changes } = await ask(store());
    expect(summarize(changes)).toEqual(['emit users.signedUp']);
  });

  it.each<[string, Store]>([
    ['who is already confirmed', store({ users: [but(person, { confirmedAt: NOW })] })],
    ['who is suspended', store({ users: [but(person, { suspendedAt: NOW })] })],
    ['who does not exist', {}],
  ])('gets the same reply for a user %s, but sends nothing', async (_who, rows) => {
    const { changes, reply } = await ask(rows);
    expect(changes).toEqual([]);
    expect(reply).toEqual((await ask(store())).reply);
  });
});
