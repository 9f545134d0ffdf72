import { backgroundJobs, instant, invalid, jobAct, jobState } from '@elenco/core';
import { z } from 'zod';
import { bodyOf, checkedQuery, commandContext, idOf, refuseUnknown } from '../request';
import type { Route } from '../route';

const asked = z.object({ state: jobState.optional() });
const act = z.strictObject({ act: jobAct, runAt: instant.optional() });

/** Background jobs: mails, readings, clocks. */
export const backgroundJobRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/background-jobs',
    source: 'background-jobs',
    summary: 'What waits for a worker or is with one; for the staff of support',
    query: { state: `${jobState.options.join(', ')}; all of them unless given` },
    answer: {
      status: 200,
      what: 'at most 200 jobs, the next first, and how many there are of each state',
      schema: backgroundJobs,
    },
    async handle(c, { database }) {
      const { state } = checkedQuery(c, asked);
      return c.json(await database.office.backgroundJobs(c.get('actor'), state), 200, {
        'Cache-Control': 'no-store',
      });
    },
  },
  {
    method: 'POST',
    path: '/background-jobs/:id/acts',
    source: 'background-jobs',
    summary: 'Tries a job again now (`retry`), at another time (`reschedule`), or never (`give_up`)',
    body: act,
    answer: { status: 200, what: 'it is done', schema: z.object({ id: z.int() }) },
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
