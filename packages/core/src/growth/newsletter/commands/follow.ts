import { z } from 'zod';
import { accept, moveTo, Problem } from '../../../kit';
import { defineCommand, tokenHash } from '../../../people';
import { CONFIRM_DAYS, subscriberOf, subscribers } from '../subscriber';

const input = z.strictObject({ tokenHash });
const DAY_MS = 86_400_000;

/** The mail's link makes the address a reader's; pressed twice, it is so still. @throws `not_found` when too old */
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

/** One press, and no more mails; pressed twice, it is so still. */
export const leaveNews = defineCommand({
  name: 'subscribers.unsubscribe',
  input,
  load: (find, { tokenHash: hash }) => subscriberOf(find, hash, 'leave'),
  decide: ({ rows: { id, status } }) =>
    accept(status === 'left' ? [] : [moveTo(subscribers, id, 'leave')], {}),
});
