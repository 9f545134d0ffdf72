import { jumped } from '@elenco/core';
import { z } from 'zod';
import { checkedQuery } from '../request';
import type { Route } from '../route';

const asked = z.object({ q: z.string().max(200, 'too_long').default('') });

export const jumpRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/jump',
    source: 'users',
    summary:
      'Finds users by name, e-mail address or CPF, creators, companies by name or CNPJ, briefings, contracts, and charges, invoices, receipts and payouts by number, name or amount; for staff',
    query: {
      q: 'a text of at least two characters, a number, or an amount: that of the record, due today with fine and interest, open, received or transferred',
    },
    answer: {
      status: 200,
      what: 'at most five of each kind: exact matches first, then beginnings, each by recent activity',
      schema: z.array(jumped),
    },
    async handle(c, { database, now }) {
      const { q } = checkedQuery(c, asked);
      const rows = await database.office.jump(c.get('actor'), q, now());
      return c.json(rows, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
