import { platformReport } from '@elenco/core';
import type { Route } from '../route';

/** State of the platform, for its owners. */
export const platformRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/platform',
    source: 'platform',
    about: 'settings',
    summary:
      'Whether the gate before the opening is closed, the exchange rates in use, and the programs of staff that are let in; for owners',
    answer: { status: 200, what: 'at most 200 programs, the newest first', schema: platformReport },
    handle: async (c, { database, settings, now }) => {
      const report = await database.office.platform(c.get('actor'), now());
      const gate = settings.prelaunchPassword !== undefined;
      return c.json({ gate, ...report }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
