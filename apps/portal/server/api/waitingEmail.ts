import { waitingEmail } from '@elenco/core';
import { z } from 'zod';
import { idOf } from './request';
import type { Route } from './route';

/** Returns a user's unconfirmed new e-mail address; for staff who may correct it. */
export const waitingEmailRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/users/:id/waiting-email',
    source: 'waitingEmail',
    about: 'users',
    summary: 'E-mail address awaiting confirmation; for staff who may correct it',
    answer: {
      status: 200,
      what: 'who requested it, when, and the deadline to confirm; null if none is awaiting',
      schema: z.object({ waiting: waitingEmail.nullable() }),
    },
    handle: async (c, { database, now }) =>
      c.json({ waiting: await database.identity.waitingEmail(c.get('actor'), idOf(c), now()) }, 200, {
        'Cache-Control': 'no-store',
      }),
  },
];
