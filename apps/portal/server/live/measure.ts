import { agrees, consents, measured } from '@elenco/core/people';
import type { Context, Hono } from 'hono';
import { preferencesFrom } from '../../app/preferences';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/** Longer than that nobody's server needs to hear of a press. */
const patienceMs = 3_000;

/** Whether who sends this has said yes: in this browser, and where there is an account, there too. */
async function mayCount(c: Context<Env>, { database }: Runtime): Promise<boolean> {
  if (preferencesFrom(c.req.header('cookie')).analytics !== 'yes') return false;
  const user = c.get('user');
  if (!user) return true;
  return agrees(await database.see(consents, c.get('actor'), { userId: user.id }), 'analytics');
}

/**
 * Takes the event that a window was opened from the header. Of it remains one line of the log with its name; where an
 * address is set up, our server tells the name there. No browser ever speaks to anybody but us.
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
        signal: AbortSignal.timeout(patienceMs),
      });
      sent.catch((error: unknown) => runtime.log.warn({ err: error }, 'event not told'));
    }
    return c.body(null, 204);
  });
}
