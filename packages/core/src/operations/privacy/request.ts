import { addDays, businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, defineFlow, Problem, type Scope, type StateOf } from '../../kit';
import {
  type Actor,
  channel,
  date,
  defineResource,
  email,
  erased,
  id,
  impersonal,
  instant,
  line,
  locale,
  noOne,
  type Rule,
  staff,
  stamps,
  systemOnly,
  text,
  userIdOf,
} from '../../people';

/** Flow of a privacy request (LGPD, art. 18). */
export const privacyRequestFlow = defineFlow({
  name: 'privacy-requests',
  states: ['open', 'done', 'refused', 'withdrawn'],
  initial: 'open',
  moves: {
    answer: { from: ['open'], to: 'done' },
    /** Schedules an erasure that was requested in writing. */
    schedule: { from: ['open'], to: 'open' },
    refuse: { from: ['open'], to: 'refused', final: true },
    withdraw: { from: ['open'], to: 'withdrawn' },
    erase: { from: ['open'], to: 'done' },
  },
});

export const requestKind = z.enum(['access', 'correction', 'erasure', 'other']);
export type RequestKind = z.output<typeof requestKind>;
/**
 * Scopes of an erasure by a user: the public profile, the whole account, or the company with its owner's
 * account.
 */
export const erasable = z.enum(['account', 'profile', 'company']);
export type Erasable = z.output<typeof erasable>;
/** Scope of an erasure: data of an account, or all data about a person without one. */
export const erasures = z.enum([...erasable.options, 'no_account']);

/** Days in which a request must be answered (LGPD, art. 19, II). */
export const REQUEST_DAYS = 15;
/** Days during which an erasure can be undone. */
export const UNDO_DAYS = 7;
/** Days before the due date when staff are reminded. */
export const REMIND_DAYS = 3;

export const privacyRequest = z.object({
  ...stamps,
  /** The account; null for a person without one, who is notified at `email`. */
  userId: id.nullable(),
  /** Address confirmed by a link in an e-mail; null once erased, and for users with an account. */
  email: erased(email.nullable(), null, 'guest'),
  locale: impersonal(locale.nullable()),
  /**
   * Network and handle of the imported profile that the request is about; null if the request is about no
   * profile.
   */
  channel: erased(channel.nullable(), null, 'guest'),
  handle: erased(line(80).nullable(), null, 'guest'),
  /** Code that the owner of the handle puts into the profile's bio, where staff look for it. */
  code: erased(line(40).nullable(), null, 'guest'),
  kind: impersonal(requestKind),
  status: impersonal(z.enum(privacyRequestFlow.states as [StateOf<typeof privacyRequestFlow>])),
  statusSince: instant,
  /** Text of the request. */
  text: erased(text(2_000), ''),
  dueOn: impersonal(date),
  /** Scope of the erasure; null until decided. */
  erases: impersonal(erasures.nullable()),
  /** When the data is erased, unless the request is withdrawn before; null if no erasure is scheduled. */
  eraseAt: instant.nullable(),
  answer: erased(text(2_000), ''),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

/** Null values for the fields that only requests without an account use. */
export const withAccount = { email: null, locale: null, channel: null, handle: null, code: null } as const;

/**
 * Returns the account of a request.
 * @throws Problem `not_found` if it has none
 */
export function ownerOf({ userId }: Pick<PrivacyRequest, 'userId'>): number {
  if (userId === null) throw new Problem('not_found');
  return userId;
}

const own = (actor: Actor): Scope<PrivacyRequest> => {
  const userId = userIdOf(actor);
  return userId === null ? [] : [{ userId }];
};
const handler = staff('support') as Rule<PrivacyRequest>;

export const privacyRequests = defineResource({
  name: 'privacy-requests',
  schema: privacyRequest,
  flow: privacyRequestFlow,
  writable: { create: [], update: [] },
  byPlatform: true,
  filters: {
    id: 'is',
    userId: 'is',
    kind: 'is',
    status: 'is',
    dueOn: 'between',
    createdAt: 'between',
  },
  sorts: ['id', 'kind', 'status', 'dueOn', 'createdAt'],
  access: {
    read: anyOf<Actor, PrivacyRequest>(own, handler),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { schedule: handler, answer: handler, refuse: handler, withdraw: own, erase: systemOnly },
  },
});

/** Returns the due date of a request made now. */
export const dueFrom = (now: string): string => addDays(businessDate(now), REQUEST_DAYS);
/** Returns when an erasure that is scheduled now is carried out. */
export const eraseFrom = (now: string): string =>
  new Date(Date.parse(now) + UNDO_DAYS * 86_400_000).toISOString();
