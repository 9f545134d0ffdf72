import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, moveTo } from '../../../kit';
import { defineCommand, demand, systemOnly } from '../../../people';
import { waitingForAnswer } from '../flow';
import { applications, openings } from '../resource';

/**
 * Closes openings whose last day has passed, and ends every application that nobody has answered by the day of the answer,
 * those on the shortlist and the waiting list included. Runs once a day.
 */
export const answerDueApplications = defineCommand({
  name: 'applications.answerDue',
  input: z.strictObject({}),
  async load(find, _input, { actor, now }) {
    demand(actor, systemOnly);
    const today = businessDate(now);
    const running = await find.lockMany(openings, { status: ['open', 'paused'] });
    const waiting = await find.lockMany(applications, { status: waitingForAnswer });
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
