import { z } from 'zod';
import type { Route } from './route';

/** BRL per unit where no rate was ever stored. Source: decisions.md, External services. */
const defaults = { USD: 4_800_000, EUR: 5_200_000 };

export const currencyRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/currencies',
    source: 'currencies',
    open: true,
    summary: 'What a dollar and a euro cost in reais',
    answer: {
      status: 200,
      what: 'the last stored rates',
      schema: z.object({ data: z.object({ USD_BRL: z.number(), EUR_BRL: z.number() }) }),
    },
    async handle(c, { database }) {
      const micros = { ...defaults, ...(await database.latestRates()) };
      const data = { USD_BRL: micros.USD / 1_000_000, EUR_BRL: micros.EUR / 1_000_000 };
      return c.json({ data }, 200, { 'Cache-Control': 'public, max-age=300' });
    },
  },
];
