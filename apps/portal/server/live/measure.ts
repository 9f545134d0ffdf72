import { agrees, consents, measured } from '@elenco/core/people';
import type { Context, Hono } from 'hono';
import { preferencesFrom } from '../../app/preferences';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/** Timeout of the analytics server in milliseconds. */
const timeoutMs = 3_000;

/**
 * Returns true if the visitor has consented in this browser. A signed-in user must also have consented in the
 * account.
 */
async function mayCount(c: Context<Env>, { database }: Runtime): Promise<boolean> {
  if (preferencesFrom(c.req.header('cookie')).analytics !== 'yes') return false;
  const user = c.get('user');
  if (!user) return true;
  return agrees(await database.see(consents, c.get('actor'), { userId: user.id }), 'analytics');
}

/**
 * Mounts the endpoint that records that a visitor opened a dialog of the header. It writes one log line with
 * the name of the dialog. If an analytics URL is configured, the server also sends the name to that URL, so
 * that browsers never contact third parties.
 */
export function mountMeasure(app: Hono<Env>, runtime: Runtime): void {
  const { analyticsUrl } = runtime.settings;
  app.post('/event', async (c) => {
    const given = measured.safeParse({ name: c.get('form')?.get('name') });
    if (!given.success || !(await mayCount(c, runtime))) return c.body(null, 204);
    runtime.log.info({ measured: given.data.name }, 'measured');
    if (analyticsUrl) {
      const sent = fetch(analyticsUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(given.data),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      sent.catch((error: unknown) => runtime.log.warn({ err: error }, 'event not told'));
    }
    return c.body(null, 204);
  });
}
