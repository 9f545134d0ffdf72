import { z } from 'zod';
import { accept, insert, moveTo, Problem } from '../../kit';
import { defineCommand, tokenHash } from '../../people';
import { CONFIRM_DAYS, subscriber, subscriberFlow, subscriberOf, subscribers } from './subscriber';

const { email, locale, source } = subscriber.shape;

/** Minimum minutes between two confirmation e-mails to one address. */
const CONFIRMATION_MAIL_MINUTES = 10;

/**
 * Requests the newsletter for an e-mail address, as a visitor. The owner of the address gets a confirmation
 * e-mail. For an address that is already subscribed, no e-mail is sent, and the reply is the same.
 */
export const requestNewsletter = defineCommand({
  name: 'subscribers.askFor',
  input: z.strictObject({ email, locale, source }),
  load: (find, input) => find.lockMany(subscribers, { email: input.email }),
  decide({ rows: [known], input, now }) {
    if (!known) {
      const { initial: status } = subscriberFlow;
      const row = { ...input, status, statusSince: now, askedAt: now, confirmedAt: null };
      return accept([insert(subscribers, row)], {});
    }
    const since = Date.parse(now) - Date.parse(known.askedAt);
    const justAsked = known.status === 'waiting' && since < CONFIRMATION_MAIL_MINUTES * 60_000;
    if (known.status === 'subscribed' || justAsked) return accept([], {});
    const patch = { locale: input.locale, askedAt: now, confirmedAt: null };
    return accept([moveTo(subscribers, known.id, 'ask', { patch })], {});
  },
});

const input = z.strictObject({ tokenHash });

const DAY_MS = 86_400_000;

/**
 * Confirms a subscription by the link in the e-mail. A repeated call has no further effect.
 * @throws Problem `not_found` if the link has expired
 */
export const confirmSubscriber = defineCommand({
  name: 'subscribers.follow',
  input,
  async load(find, { tokenHash: hash }, { now }) {
    const row = await subscriberOf(find, hash, 'confirm');
    const over = Date.parse(row.askedAt) + CONFIRM_DAYS * DAY_MS < Date.parse(now);
    if (row.status === 'left' || (row.status === 'waiting' && over)) throw new Problem('not_found');
    return row;
  },
  decide: ({ rows: { id, status }, now }) =>
    accept(
      status === 'waiting' ? [moveTo(subscribers, id, 'confirm', { patch: { confirmedAt: now } })] : [],
      {},
    ),
});

/** Unsubscribes with one click. A repeated call has no further effect. */
export const unsubscribe = defineCommand({
  name: 'subscribers.unsubscribe',
  input,
  load: (find, { tokenHash: hash }) => subscriberOf(find, hash, 'leave'),
  decide: ({ rows: { id, status } }) =>
    accept(status === 'left' ? [] : [moveTo(subscribers, id, 'leave')], {}),
});
