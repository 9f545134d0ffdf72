import { secondFactorState, waitingEmail } from '@elenco/core';
import { z } from 'zod';
import { idOf } from './request';
import type { Route } from './route';

/**
 * Routes for a user's unconfirmed new e-mail address, and for the user's second factor. For staff who help
 * users to sign in.
 */
export const signInHelpRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/users/:id/waiting-email',
    source: 'signInHelp',
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
  {
    method: 'GET',
    path: '/users/:id/second-factor',
    source: 'signInHelp',
    about: 'users',
    summary: 'Two-step verification of a user; for support',
    answer: {
      status: 200,
      what: 'since when, and the number of unused recovery codes; null if it is off',
      schema: z.object({ secondFactor: secondFactorState.nullable() }),
    },
    handle: async (c, { database }) =>
      c.json({ secondFactor: await database.identity.secondFactorFor(c.get('actor'), idOf(c)) }, 200, {
        'Cache-Control': 'no-store',
      }),
  },
];
