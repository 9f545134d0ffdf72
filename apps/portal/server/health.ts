import type { Hono } from 'hono';
import type { Runtime } from './runtime';
import type { Env } from './types';

/**
 * Mounts `/healthz`, which returns the version while the process runs, and `/readyz`, which states whether
 * the process accepts traffic. While the process drains, or if the database is unavailable, `/readyz` returns
 * 503.
 */
export function mountHealth(app: Hono<Env>, { database, draining, version }: Runtime): void {
  app.get('/healthz', (c) => c.json({ status: 'ok', version }));
  app.get('/readyz', async (c) => {
    if (draining()) return c.json({ status: 'draining' }, 503);
    return (await database.answers()) ? c.json({ status: 'ready' }) : c.json({ status: 'no database' }, 503);
  });
}
