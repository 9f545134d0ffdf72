import type { Visits } from '@elenco/db';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from '../types';
import { visitCounter } from './visits';

it('counts visits that come directly or from other sites, and writes the counts together', async () => {
  const written: Visits[] = [];
  const counter = visitCounter(
    {
      database: {
        office: { countVisits: async (counts: readonly Visits[]) => void written.push(...counts) },
      } as never,
      settings: { baseUrl: 'https://elenco.example' },
      log: { error: () => undefined } as never,
    },
    () => '2026-11-22T01:00:00.000Z',
  );
  const app = new Hono<Env>();
  app.use((c, next) => {
    c.set('user', c.req.query('in') ? ({ id: 1 } as never) : null);
    return next();
  }, counter.middleware);
  app.get('/missing', (c) => c.html('', 404));
  app.get('/data', (c) => c.json({}));
  app.get('*', (c) => c.html('<p>'));
  const open = (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone)', ...headers } });
  await open('/');
  await open('/', { referer: 'https://l.instagram.com/' });
  await open('/c/21/cecilia?utm_source=newsletter');
  for (const path of ['/missing', '/data', '/dashboard/client', '/?in=1']) await open(path);
  await open('/pricing', { referer: 'https://elenco.example/' });
  await open('/', { 'user-agent': 'Googlebot/2.1' });
  await open('/', { 'sec-purpose': 'prefetch' });
  await counter.close();
  // The visits count for the previous day, since midnight in São Paulo has not passed yet.
  const day = '2026-11-21';
  expect(written).toEqual([
    { day, page: 'home', source: 'direct', visits: 1 },
    { day, page: 'home', source: 'instagram', visits: 1 },
    { day, page: 'profile', source: 'email', visits: 1 },
  ]);
});
