import { connections } from '../../discovery';
import { type Change, type EventDraft, emit, type Find, moveTo, update } from '../../kit';
import { type Actor, companies, creators, curatorCodes, type User, users } from '../../people';
import { openingsOf, shutOut } from '../team';
import type { AccountState } from './obstacles';
import type { Erasable, PrivacyRequest } from './request';

/** Notifies a user about their own request. */
export const userEvent = (kind: string, userId: number, data: EventDraft['data'] = {}): Change =>
  emit({ kind, resource: users.name, rowId: userId, data });

/** Notifies the e-mail address of an inquiry or request without an account. */
export const requesterEvent = (
  happened: string,
  { name: resource }: { readonly name: string },
  rowId: number,
  data: EventDraft['data'] = {},
): Change => emit({ kind: `${resource}.${happened}`, resource, rowId, data });

/** Loads the access that a deletion ends: sessions, profile, connections and codes. */
export async function openOf(find: Find<Actor>, { user, team }: AccountState, erases: Erasable) {
  const leaving = erases === 'profile' ? [] : erases === 'company' ? team : [user];
  const openings = [];
  for (const { id } of leaving) openings.push(await openingsOf(find, id));
  const { creatorId } = user;
  const isCreators = erases !== 'company' && creatorId !== null;
  return {
    leaving,
    openings,
    profile: isCreators ? await find.lockMany(creators, { id: creatorId }) : [],
    connections: isCreators
      ? await find.lockMany(connections, { creatorId, status: ['connected', 'lost'] })
      : [],
    codes: isCreators ? await find.lockMany(curatorCodes, { creatorId, status: 'open' }) : [],
  };
}
export type Open = Awaited<ReturnType<typeof openOf>>;

/** Hides and suspends at once. All but connections and codes can be restored. */
export const suspendAccount = (
  open: Open,
  erases: Erasable,
  user: User,
  now: string,
  until: string,
): Change[] => [
  ...open.leaving
    .filter(({ suspendedAt }) => suspendedAt === null)
    .map(({ id }) => update(users, id, { suspendedAt: now })),
  ...open.openings.flatMap(shutOut),
  ...open.profile.map(({ id }) => update(creators, id, { removedAt: now })),
  ...open.connections.map(({ id }) =>
    moveTo(connections, id, 'disconnect', { patch: { failingSince: null, failure: null } }),
  ),
  ...open.codes.map(({ id }) => moveTo(curatorCodes, id, 'close')),
  userEvent(erases === 'profile' ? 'users.profileErasureSet' : 'users.erasureSet', user.id, {
    title: until.slice(0, 10).split('-').reverse().join('/'),
  }),
  ...(erases === 'company' && user.companyId !== null
    ? [
        emit({
          kind: 'companies.erasureSet',
          resource: companies.name,
          rowId: user.companyId,
          companyId: user.companyId,
          data: { title: until.slice(0, 10).split('-').reverse().join('/') },
        }),
      ]
    : []),
];

/** Restores users suspended and the profile hidden by this erasure. */
export const restoreAccount = (
  { team, user }: Pick<AccountState, 'team' | 'user'>,
  profile: Open['profile'],
  { statusSince }: PrivacyRequest,
): Change[] => [
  ...team
    .filter(({ suspendedAt }) => suspendedAt === statusSince)
    .map(({ id }) => update(users, id, { suspendedAt: null })),
  ...profile
    .filter(({ removedAt }) => removedAt === statusSince)
    .map(({ id }) => update(creators, id, { removedAt: null })),
  userEvent('users.erasureUndone', user.id),
];
