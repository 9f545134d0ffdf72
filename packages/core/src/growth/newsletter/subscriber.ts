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
  nobody,
  type Rule,
  secret,
  staff,
  stamps,
  systemOnly,
  tokenHash,
} from '../../people';

/** An address is a reader's only once its owner has said so by the mail; it can be taken back at any time. */
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

/** For so long the mail's link confirms; an address that nobody confirms is deleted then. */
export const CONFIRM_DAYS = 7;

export const subscriber = z.object({
  ...stamps,
  status: impersonal(z.enum(subscriberFlow.states as [StateOf<typeof subscriberFlow>])),
  statusSince: instant,
  email: erased(email, dash),
  locale: impersonal(locale),
  /** The page with the form. */
  source: impersonal(line(60)),
  /** When somebody last typed the address in. */
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
    create: nobody,
    update: nobody,
    remove: nobody,
    moves: { ask: systemOnly, confirm: systemOnly, leave: systemOnly },
  },
});

/** What a mail's link does, and the page that it opens. */
export const subscriberPages = { confirm: '/newsletter/confirm', leave: '/newsletter/leave' } as const;
export type SubscriberLink = keyof typeof subscriberPages;

const subscriberLink = z.object({
  ...stamps,
  subscriberId: id,
  purpose: impersonal(z.enum(Object.keys(subscriberPages) as [SubscriberLink])),
  tokenHash: secret(tokenHash),
});

/** What the newest mail of each kind opens. In no registry, so that no address leads to it. */
export const subscriberLinks = { name: 'subscriber_links', schema: subscriberLink } as const;

/**
 * Whose link it is, locked: of two who follow it at once the second sees what the first did.
 * @throws Problem `not_found` for an unknown and for a replaced one
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
