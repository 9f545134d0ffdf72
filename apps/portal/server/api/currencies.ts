import { businessDate } from '@elenco/brazil';
import { brlPerUnit, isStale } from '@elenco/core/platform';
import { z } from 'zod';
import type { Route } from './route';

const day = z.iso.date().nullable();

export const currencyRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/currencies',
    source: 'currencies',
    open: true,
    summary: 'Exchange rates of USD and EUR in BRL',
    answer: {
      status: 200,
      what: 'the last rates that were read (Banco Central, PTAX, selling), the days of their bulletins (null: the default, none was read), and whether newer bulletins must exist',
      schema: z.object({
        data: z.object({ USD_BRL: z.number(), EUR_BRL: z.number() }),
        days: z.object({ USD_BRL: day, EUR_BRL: day }),
        stale: z.boolean(),
      }),
    },
    async handle(c, { database }) {
      const { USD, EUR } = await database.money.latestRates();
      const today = businessDate(new Date());
      return c.json(
        {
          data: { USD_BRL: brlPerUnit(USD), EUR_BRL: brlPerUnit(EUR) },
          days: { USD_BRL: USD.day, EUR_BRL: EUR.day },
          stale: isStale(USD, today) || isStale(EUR, today),
        },
        200,
        { 'Cache-Control': 'public, max-age=300' },
      );
    },
  },
];
