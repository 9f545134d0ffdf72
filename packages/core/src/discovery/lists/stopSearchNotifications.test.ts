import { expect, it } from 'vitest';
import {
  accepted,
  aSavedSearch,
  aUser,
  ids,
  NOW,
  refusedWith,
  type Store,
  stamped,
  summarize,
} from '../../testing';
import { stopSearchNotifications } from './commands';

const tokenHash = 'a'.repeat(64);
const link = {
  ...stamped,
  id: 7,
  userId: ids.brandUser,
  purpose: 'news',
  tokenHash,
  usedAt: null,
  expiresAt: new Date(Date.parse(NOW) + 1).toISOString(),
};
const person = aUser({ id: ids.brandUser });
const store = (given: object = {}): Store => ({
  users: [person],
  mail_links: [{ ...link, ...given }],
  'saved-searches': [
    aSavedSearch({ id: 1, name: 'Pets' }),
    aSavedSearch({ id: 2, name: 'Carros' }),
    aSavedSearch({ id: 3, name: 'Já sem aviso', notify: false }),
    aSavedSearch({ id: 4, name: 'Da colega', createdById: 999 }),
  ],
});
const by = (rows = store()) => ({ actor: { role: 'nobody' } as const, store: rows });

it('turns off notifications for all the user’s saved searches and returns those that were on', async () => {
  const { changes, reply } = await accepted(stopSearchNotifications, { tokenHash }, by());
  expect(summarize(changes)).toEqual(['update saved-searches 1', 'update saved-searches 2']);
  expect(changes).toMatchObject([{ patch: { notify: false } }, { patch: { notify: false } }]);
  expect(reply).toEqual({
    notifying: [
      { id: 1, name: 'Pets' },
      { id: 2, name: 'Carros' },
    ],
  });
});

it.each([
  ['one of the user’s searches', 2, ['update saved-searches 2']],
  ['a search without notifications', 3, []],
  ['another user’s search', 4, []],
  ['an unknown search', 5, []],
])('turns off notifications only for the given saved search: %s', async (_, searchId, done) => {
  expect(summarize((await accepted(stopSearchNotifications, { tokenHash, searchId }, by())).changes)).toEqual(
    done,
  );
});

it.each([
  ['no company', null],
  ['another company', 999],
])('turns off no notifications for a user who now has %s', async (_, companyId) => {
  const rows = { ...store(), users: [aUser({ ...person, companyId })] };
  expect(await accepted(stopSearchNotifications, { tokenHash }, by(rows))).toMatchObject({
    changes: [],
    reply: { notifying: [] },
  });
});

it.each([
  ['is unknown', { tokenHash: 'b'.repeat(64) }],
  ['has a different purpose', { purpose: 'cancelDeletion' }],
  ['has expired', { expiresAt: NOW }],
  ['was already used', { usedAt: NOW }],
])('rejects an unsubscribe link that %s', async (_, given) => {
  expect(await refusedWith(stopSearchNotifications, { tokenHash }, by(store(given)))).toEqual(['not_found']);
});
