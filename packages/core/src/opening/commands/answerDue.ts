import { z } from 'zod';
import { businessDate } from '../../brazil';
import { accept, moveTo } from '../../kit';
import { defineCommand, demand, systemOnly } from '../../party';
import { applications, openings } from '../resource';

/**
 * Once a day the product closes openings whose last day has passed, and answers everybody who has waited until the
 * day of the answer: nobody is left in silence.
 */
export const answerDueApplications = defineCommand({
  name: 'applications.answerDue',
  input: z.strictObject({}),
  async load(find, _input, { actor, now }) {
    demand(actor, systemOnly);
    const today = businessDate(now);
    const running = await find.lockMany(openings, { status: ['open', 'paused'] });
    const waiting = await find.lockMany(applications, { status: 'applied' });
    const asked = await find.many(openings, { id: [...new Set(waiting.map(({ openingId }) => openingId))] });
    const overdue = new Set(asked.filter(({ answersOn }) => answersOn < today).map(({ id }) => id));
    return {
      ended: running.filter(({ closesOn }) => closesOn < today),
      unanswered: waiting.filter(({ openingId }) => overdue.has(openingId)),
    };
  },
  decide({ rows: { ended, unanswered } }) {
    const changes = [
      ...ended.map(({ id }) => moveTo(openings, id, 'close')),
      ...unanswered.map(({ id }) => moveTo(applications, id, 'expire')),
    ];
    return accept(changes, { closed: ended.length, answered: unanswered.length });
  },
});
