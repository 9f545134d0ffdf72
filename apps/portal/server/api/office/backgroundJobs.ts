import { backgroundJobs, instant, invalid, jobAct, jobState } from '@elenco/core';
import { z } from 'zod';
import { bodyOf, checkedQuery, commandContext, idOf, refuseUnknown } from '../request';
import type { Route } from '../route';

const asked = z.object({ state: jobState.optional(), task: z.string().max(100).optional() });
const act = z.strictObject({ act: jobAct, runAt: instant.optional() });

/** Routes for background jobs: e-mails, readings from social networks, scheduled work. */
export const backgroundJobRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/background-jobs',
    source: 'background-jobs',
    summary: 'Background jobs, waiting, running and done in the last days; for support staff',
    query: {
      state: `${jobState.options.join(', ')}; all that are not done unless given`,
      task: 'only jobs of this task',
    },
    answer: {
      status: 200,
      what: 'at most 200 jobs, next first or last done first, and the number in each state',
      schema: backgroundJobs,
    },
    async handle(c, { database }) {
      return c.json(await database.office.backgroundJobs(c.get('actor'), checkedQuery(c, asked)), 200, {
        'Cache-Control': 'no-store',
      });
    },
  },
  {
    method: 'POST',
    path: '/background-jobs/:id/acts',
    source: 'background-jobs',
    summary: 'Retries a job now (`retry`), reschedules it (`reschedule`) or gives it up (`give_up`)',
    body: act,
    answer: { status: 200, what: 'its id', schema: z.object({ id: z.int() }) },
    async handle(c, deps) {
      const id = idOf(c);
      const body = await bodyOf(c);
      refuseUnknown(body, (field) => field in act.shape);
      const parsed = act.safeParse(body);
      if (!parsed.success) throw invalid(parsed.error.issues);
      const { act: what, runAt } = parsed.data;
      const job = { id, act: what, ...(runAt === undefined ? {} : { runAt }) };
      await deps.database.office.actOnJob(job, commandContext(c, deps));
      return c.json({ id }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
