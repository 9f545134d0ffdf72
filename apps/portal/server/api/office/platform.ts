import { platformReport } from '@elenco/core';
import type { Route } from '../route';

/** Routes for the state of the platform. For staff with the owner duty. */
export const platformRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/platform',
    source: 'platform',
    about: 'settings',
    summary:
      'State of the launch gate, exchange rates in use, API tokens and pending invitations of staff; for owners',
    answer: { status: 200, what: 'at most 200 API tokens, newest first', schema: platformReport },
    handle: async (c, { database, settings, now }) => {
      const report = await database.office.platform(c.get('actor'), now());
      const gate = settings.prelaunchPassword !== undefined;
      return c.json({ gate, ...report }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
