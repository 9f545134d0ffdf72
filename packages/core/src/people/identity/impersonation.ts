import { z } from 'zod';
import { anyOf, defineFlow, type EventDraft, emit, type Scope, type StateOf } from '../../kit';
import { dash, erased, impersonal, pseudonymized } from '../erasure';
import {
  type Actor,
  defineResource,
  id,
  impersonatorOf,
  instant,
  line,
  noOne,
  paragraph,
  type Rule,
  staff,
  stamps,
  systemOnly,
  type User,
  userIdOf,
  users,
} from '../party';

/** Maximum number of minutes of an impersonation (docs/spec/people.md, login as). */
export const IMPERSONATION_MINUTES = 30;

export const impersonationFlow = defineFlow({
  name: 'impersonations',
  states: ['open', 'ended'],
  initial: 'open',
  moves: {
    end: { from: ['open'], to: 'ended' },
    expire: { from: ['open'], to: 'ended' },
  },
});

/** An impersonation (`login as`): a user is logged in as another user, in one session. */
export const impersonation = z.object({
  ...stamps,
  status: impersonal(z.enum(impersonationFlow.states as [StateOf<typeof impersonationFlow>])),
  statusSince: instant,
  /** The impersonated user. */
  userId: id,
  /** Company of the impersonated user, whose owner may see what the impersonator did; null for a creator. */
  companyId: id.nullable(),
  impersonatorId: id,
  impersonatorName: pseudonymized(line(120), dash),
  sessionId: id,
  reason: erased(paragraph(300).min(10, 'reason_too_short'), dash),
  until: instant,
});
export type Impersonation = z.output<typeof impersonation>;

/**
 * Allows access to the users that the actor may impersonate: for support all except staff, for a company
 * owner the members of the company. Excludes the actor and suspended users. While impersonating, an actor may
 * impersonate no user.
 */
export const mayImpersonate: Rule<User> = (actor) => {
  const open = { staff: false, suspendedAt: null } as const;
  if (impersonatorOf(actor)) return [];
  if (actor.role === 'company' && actor.companyRole === 'owner') {
    return [{ ...open, companyId: actor.companyId, companyRole: 'member' }];
  }
  return staff('support')(actor).length > 0 ? [open] : [];
};

const ofSelf = (actor: Actor): Scope<Impersonation> => {
  const userId = userIdOf(actor);
  return userId === null ? [] : [{ userId }, { impersonatorId: userId }];
};
const opened = (actor: Actor): Scope<Impersonation> => {
  const userId = userIdOf(actor);
  return userId === null || impersonatorOf(actor) ? [] : [{ impersonatorId: userId }];
};
const ofOwnCompany = (actor: Actor): Scope<Impersonation> =>
  actor.role === 'company' && actor.companyRole === 'owner' ? [{ companyId: actor.companyId }] : [];

export const impersonations = defineResource({
  name: 'impersonations',
  schema: impersonation,
  flow: impersonationFlow,
  writable: { create: [], update: [] },
  hidden: () => ['sessionId'],
  filters: {
    id: 'is',
    userId: 'is',
    impersonatorId: 'is',
    companyId: 'is',
    status: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'createdAt'],
  access: {
    read: anyOf<Actor, Impersonation>(ofSelf, ofOwnCompany, staff('support')),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { end: opened, expire: systemOnly },
  },
});

/**
 * Returns the event that notifies the impersonated user after the end of the impersonation. It contains the
 * impersonator's name and the reason.
 */
export const impersonationNotice = ({ userId, companyId, impersonatorName, reason }: Impersonation) =>
  emit({
    kind: 'users.impersonated',
    resource: users.name,
    rowId: userId,
    companyId,
    data: { title: impersonatorName, comment: reason },
  } satisfies EventDraft);
