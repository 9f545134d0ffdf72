import { financeDay } from '@elenco/core/receipt';
import type { Route } from '../route';

export const financeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/finance-day',
    source: 'finance-day',
    about: 'receipts',
    summary: 'What comes and leaves today and this month, and what waits in suspense; for finance staff',
    answer: { status: 200, what: 'the figures, by currency', schema: financeDay },
    handle: async (c, { database, now }) =>
      c.json(await database.office.financeDay(c.get('actor'), now()), 200, { 'Cache-Control': 'no-store' }),
  },
];
