import { companies, creators, instant, timelineEntry, users } from '@elenco/core';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Env } from '../../types';
import { checkedQuery, idOf } from '../request';
import type { Deps, Route } from '../route';

const asked = z.object({ before: instant.optional() });

const answer = { status: 200, what: 'at least 50, newest first', schema: z.array(timelineEntry) } as const;

async function timeline(
  c: Context<Env>,
  { database, now }: Deps,
  subject: Parameters<Deps['database']['office']['timelineOf']>[1],
): Promise<Response> {
  const { before = now() } = checkedQuery(c, asked);
  const rows = await database.office.timelineOf(c.get('actor'), subject, before);
  return c.json(rows, 200, { 'Cache-Control': 'no-store' });
}

const subjectOf = {
  companies: (id: number) => ({ companyId: id }),
  creators: (id: number) => ({ creatorId: id }),
  users: (id: number) => ({ userId: id }),
};

/**
 * Routes for the timeline of a company, creator or user, which includes notes and tasks of staff. For staff
 * with the curation, finance or support duty.
 */
export const timelineRoutes: readonly Route[] = [companies, creators, users].map((resource) => ({
  method: 'GET',
  path: `/${resource.name}/:id/timeline`,
  source: resource.name,
  summary: `Timeline of one of ${resource.name}: moves, notes and tasks; for staff`,
  query: { before: 'an instant: only what happened before it; the last `at` of a page leads to the next' },
  answer,
  async handle(c, deps) {
    const id = idOf(c);
    await deps.database.get(resource as typeof users, c.get('actor'), id);
    return timeline(c, deps, subjectOf[resource.name](id));
  },
}));
