import { addDays, startOfDay } from '@elenco/brazil';
import { date, squadLogPage, squads } from '@elenco/core';
import { z } from 'zod';
import { checkedQuery, idOf } from '../request';
import type { Route } from '../route';

const number = z.coerce.number().int().positive().max(2_147_483_647);
const asked = z.object({
  resource: z.string().max(60).optional(),
  actorId: number.optional(),
  from: date.optional(),
  to: date.optional(),
  before: number.optional(),
});

export const squadLogRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/squads/:id/log',
    source: 'squads',
    summary: 'Audit log of a squad; for support, owners and curation',
    query: {
      resource: 'only what was done to rows of this resource',
      actorId: 'only what this person did',
      from: 'the first business day',
      to: 'the last business day',
      before: 'an entry: only older ones; the last `id` of a page leads to the next',
    },
    answer: { status: 200, what: 'a page, newest first', schema: squadLogPage },
    async handle(c, { database }) {
      const squadId = idOf(c);
      const actor = c.get('actor');
      await database.get(squads, actor, squadId);
      const { from, to, ...filter } = checkedQuery(c, asked);
      const page = await database.office.squadLog(actor, {
        squadId,
        ...filter,
        from: from && startOfDay(from),
        until: to && startOfDay(addDays(to, 1)),
      });
      return c.json(page, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
