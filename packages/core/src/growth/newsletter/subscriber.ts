import { z } from 'zod';
import { defineFlow, type Find, Problem, type StateOf } from '../../kit';
import {
  type Actor,
  dash,
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
  secret,
  staff,
  stamps,
  systemOnly,
  tokenHash,
} from '../../people';

/**
 * Flow of a newsletter subscriber. The owner of the address must confirm by e-mail, and can unsubscribe at
 * any time.
 */
export const subscriberFlow = defineFlow({
  name: 'subscribers',
  states: ['waiting', 'subscribed', 'left'],
  initial: 'waiting',
  moves: {
    ask: { from: ['waiting', 'left'], to: 'waiting' },
    confirm: { from: ['waiting'], to: 'subscribed' },
    leave: { from: ['waiting', 'subscribed'], to: 'left' },
  },
});

/** Days for which the confirmation link is valid. An unconfirmed address is then deleted. */
export const CONFIRM_DAYS = 7;

export const subscriber = z.object({
  ...stamps,
  status: impersonal(z.enum(subscriberFlow.states as [StateOf<typeof subscriberFlow>])),
  statusSince: instant,
  email: erased(email, dash),
  locale: impersonal(locale),
  /** Page with the form that the visitor submitted. */
  source: impersonal(line(60)),
  /** When the address was last submitted. */
  askedAt: instant,
  confirmedAt: instant.nullable(),
});
export type Subscriber = z.output<typeof subscriber>;

export const subscribers = defineResource({
  name: 'subscribers',
  schema: subscriber,
  flow: subscriberFlow,
  writable: { create: [], update: [] },
  byPlatform: true,
  filters: { id: 'is', status: 'is', locale: 'is', createdAt: 'between' },
  search: ['email'],
  sorts: ['id', 'email', 'status', 'confirmedAt', 'createdAt'],
  access: {
    read: staff('content', 'support') as Rule<Subscriber>,
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: { ask: systemOnly, confirm: systemOnly, leave: systemOnly },
  },
});

/** Paths that the links in e-mails open, by purpose. */
export const subscriberPages = { confirm: '/newsletter/confirm', leave: '/newsletter/leave' } as const;
export type SubscriberLink = keyof typeof subscriberPages;

const subscriberLink = z.object({
  ...stamps,
  subscriberId: id,
  purpose: impersonal(z.enum(Object.keys(subscriberPages) as [SubscriberLink])),
  tokenHash: secret(tokenHash),
});

/**
 * Links in the newest e-mail of each kind. An internal resource that is not listed in resources.ts, so that
 * no route exposes it.
 */
export const subscriberLinks = { name: 'subscriber_links', schema: subscriberLink } as const;

/**
 * Locks and returns the subscriber of a link. If the link is opened twice concurrently, the second call sees
 * the result of the first.
 * @throws Problem `not_found` for an unknown or replaced link
 */
export async function subscriberOf(
  find: Find<Actor>,
  hash: string,
  purpose: SubscriberLink,
): Promise<Subscriber> {
  const [link] = await find.many(subscriberLinks, { tokenHash: hash, purpose });
  const [row] = link ? await find.lockMany(subscribers, { id: link.subscriberId }) : [];
  const [still] = row ? await find.many(subscriberLinks, { tokenHash: hash, subscriberId: row.id }) : [];
  if (!row || !still) throw new Problem('not_found');
  return row;
}
