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
  nobody,
  type Rule,
  staff,
  stamps,
  systemOnly,
  text,
  userIdOf,
} from '../../people';

/** What somebody asks for about their own data (LGPD, art. 18). */
export const privacyRequestFlow = defineFlow({
  name: 'privacy-requests',
  states: ['open', 'done', 'refused', 'withdrawn'],
  initial: 'open',
  moves: {
    answer: { from: ['open'], to: 'done' },
    /** Staff set the day of an erasure that was asked for in words. */
    schedule: { from: ['open'], to: 'open' },
    refuse: { from: ['open'], to: 'refused', final: true },
    withdraw: { from: ['open'], to: 'withdrawn' },
    erase: { from: ['open'], to: 'done' },
  },
});

export const requestKind = z.enum(['access', 'correction', 'erasure', 'other']);
export type RequestKind = z.output<typeof requestKind>;
/** The profile that a creator shows, the whole account, or the company together with its owner's account. */
export const erasable = z.enum(['account', 'profile', 'company']);
export type Erasable = z.output<typeof erasable>;
/** What a request erases: something of an account, or all that is kept of a person without one. */
export const erasures = z.enum([...erasable.options, 'no_account']);

/** Days to answer within (LGPD, art. 19, II). */
export const REQUEST_DAYS = 15;
/** Days in which an erasure can be taken back. */
export const UNDO_DAYS = 7;
/** Days before its end on which a request is called to mind. */
export const REMIND_DAYS = 3;

export const privacyRequest = z.object({
  ...stamps,
  /** Null for a person without an account, who is reached by `email`. */
  userId: id.nullable(),
  /** Confirmed by a mailed link; null once erased, and for account holders. */
  email: erased(email.nullable(), null, 'guest'),
  locale: impersonal(locale.nullable()),
  /** The imported profile that the request is about. */
  channel: erased(channel.nullable(), null, 'guest'),
  handle: erased(line(80).nullable(), null, 'guest'),
  /** The owner of the handle places this in the profile's bio; staff look for it. */
  code: erased(line(40).nullable(), null, 'guest'),
  kind: impersonal(requestKind),
  status: impersonal(z.enum(privacyRequestFlow.states as [StateOf<typeof privacyRequestFlow>])),
  statusSince: instant,
  /** What the person writes. */
  text: erased(text(2_000), ''),
  dueOn: impersonal(date),
  /** What is going to be erased, once that is settled. */
  erases: impersonal(erasures.nullable()),
  /** From when on it is erased, unless it is taken back. */
  eraseAt: instant.nullable(),
  answer: erased(text(2_000), ''),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

/** What only the request of a person without an account has. */
export const withAccount = { email: null, locale: null, channel: null, handle: null, code: null } as const;

/** The account that a request is of. @throws Problem `not_found` for one without an account */
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
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: { schedule: handler, answer: handler, refuse: handler, withdraw: own, erase: systemOnly },
  },
});

/** The last day to answer what is asked now. */
export const dueFrom = (now: string): string => addDays(businessDate(now), REQUEST_DAYS);
/** When an erasure that is settled now is carried out. */
export const eraseFrom = (now: string): string =>
  new Date(Date.parse(now) + UNDO_DAYS * 86_400_000).toISOString();
