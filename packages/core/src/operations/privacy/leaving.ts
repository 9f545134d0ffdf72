import { connections } from '../../discovery';
import { type Change, type EventDraft, emit, type Find, moveTo, update } from '../../kit';
import { type Actor, companies, creators, curatorCodes, type User, users } from '../../people';
import { openingsOf, shutOut } from '../team';
import type { AccountState } from './obstacles';
import type { Erasable, PrivacyRequest } from './request';

/** Tells the person a word of their own matter. */
export const userEvent = (kind: string, userId: number, data: EventDraft['data'] = {}): Change =>
  emit({ kind, resource: users.name, rowId: userId, data });

/** Notifies the address of a person without an account, who wrote the inquiry or the request. */
export const requesterEvent = (
  happened: string,
  { name: resource }: { readonly name: string },
  rowId: number,
  data: EventDraft['data'] = {},
): Change => emit({ kind: `${resource}.${happened}`, resource, rowId, data });

/** What is open in the name of those who go: how they get in, their profile, their connections, their codes. */
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

/** At once: nobody gets in any more, and nobody is found. All but the connections and codes can be taken back. */
export const goesAway = (open: Open, erases: Erasable, user: User, now: string, until: string): Change[] => [
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

/** Everything as before: whoever was suspended for this erasure, and the profile that was hidden for it. */
export const comesBack = (
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
