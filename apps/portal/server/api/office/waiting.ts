import { waitingCount } from '@elenco/core';
import { z } from 'zod';
import type { Route } from '../route';

export const waitingRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/waiting',
    source: 'waiting',
    summary:
      'Number of records waiting for the current user’s duties, and of unread notifications; for staff',
    answer: {
      status: 200,
      what: 'one number for each resource, and one for notifications',
      schema: z.array(waitingCount),
    },
    handle: async (c, { database, now }) =>
      c.json(await database.office.waitingCounts(c.get('actor'), now()), 200, {
        'Cache-Control': 'no-store',
      }),
  },
];
