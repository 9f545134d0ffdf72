import { z } from 'zod';
import { accept, insert, moveTo } from '../../../kit';
import { defineCommand } from '../../../people';
import { subscriber, subscriberFlow, subscribers } from '../subscriber';

const { email, locale, source } = subscriber.shape;

/** Between two e-mails to one address, whoever types it in. */
const CONFIRMATION_MAIL_MINUTES = 10;

/**
 * Somebody types in an address, and its owner gets an e-mail. Nobody is told whether the address is a reader's
 * already: then nothing happens.
 */
export const askForNews = defineCommand({
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
