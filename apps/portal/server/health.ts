import type { Hono } from 'hono';
import type { Runtime } from './runtime';
import type { Env } from './types';

/**
 * Mounts `/healthz` (the process runs; its version) and `/readyz` (it should get traffic; 503 while draining
 * or without a database).
 */
export function mountHealth(app: Hono<Env>, { database, draining, version }: Runtime): void {
  app.get('/healthz', (c) => c.json({ status: 'ok', version }));
  app.get('/readyz', async (c) => {
    if (draining()) return c.json({ status: 'draining' }, 503);
    return (await database.answers()) ? c.json({ status: 'ready' }) : c.json({ status: 'no database' }, 503);
  });
}
