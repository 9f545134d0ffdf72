import { businessDate } from '@elenco/brazil';
import { connections } from '../../discovery';
import { type Change, type EventDraft, emit, type Find, moveTo, update } from '../../kit';
import { type Actor, companies, creators, curatorCodes, type User, users } from '../../people';
import { endAllAccess, openingsOf } from '../team';
import type { AccountState } from './obstacles';
import type { Erasable, PrivacyRequest } from './request';

/** Returns the notice to a user about the user's own request. */
export const userEvent = (kind: string, userId: number, data: EventDraft['data'] = {}): Change =>
  emit({ kind, resource: users.name, rowId: userId, data });

/** Returns the notice to the e-mail address of an inquiry or request without an account. */
export const requesterEvent = (
  happened: string,
  { name: resource }: { readonly name: string },
  rowId: number,
  data: EventDraft['data'] = {},
): Change => emit({ kind: `${resource}.${happened}`, resource, rowId, data });

/** Loads the rows that a deletion ends: sessions, profile, connections and curator codes. */
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

/**
 * Hides and suspends an account immediately. Everything except connections and curator codes can be restored.
 */
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
  ...open.openings.flatMap(endAllAccess),
  ...open.profile.map(({ id }) => update(creators, id, { removedAt: now })),
  ...open.connections.map(({ id }) =>
    moveTo(connections, id, 'disconnect', { patch: { failingSince: null, failure: null } }),
  ),
  ...open.codes.map(({ id }) => moveTo(curatorCodes, id, 'close')),
  userEvent(erases === 'profile' ? 'users.profileErasureSet' : 'users.erasureSet', user.id, {
    dueOn: businessDate(until),
  }),
  ...(erases === 'company' && user.companyId !== null
    ? [
        emit({
          kind: 'companies.erasureSet',
          resource: companies.name,
          rowId: user.companyId,
          companyId: user.companyId,
          data: { dueOn: businessDate(until) },
        }),
      ]
    : []),
];

/** Restores the users that this erasure suspended and the profile that it hid. */
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
