import { stopSearchNotifications } from '@elenco/core/discovery';
import { isProblem, Problem } from '@elenco/core/kit';
import { stoppable } from '@elenco/core/operations';
import { linkHashOf } from '@elenco/db';
import type { Hono } from 'hono';
import { commandContext } from '../commandContext';
import { takeForm } from '../forms/takeForm';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/**
 * Mounts the one-click unsubscribe of mail programs (RFC 8058). They post a form with one field to the
 * address in `List-Unsubscribe`, without cookies and without loading the page. The key in the address is the
 * only authorization, so this is mounted before the CSRF check; other forms at the address belong to the
 * page. Repeated requests get the same answer, and so do unknown and expired keys. A mail provider sends the
 * requests of all its users from a few IP addresses. Therefore a valid key always works, and only invalid
 * ones count against the rate limit.
 */
export function mountOneClick(app: Hono<Env>, { database }: Runtime): void {
  app.post('/searches/stop', async (c, next) => {
    const form = await takeForm(c);
    if (form?.get('List-Unsubscribe') !== 'One-Click') return next();
    const by = { ...commandContext(c, new Date().toISOString()), actor: { role: 'nobody' } } as const;
    const tokenHash = linkHashOf(c.req.query('key') ?? '');
    try {
      await database.perform(stopSearchNotifications, { tokenHash }, by);
    } catch (error) {
      const isDead = isProblem(error) && error.code === 'not_found';
      if (isDead && !(await database.identity.allowed('link', by, by.now))) throw new Problem('too_often');
      throw error;
    }
    return c.body(null, 200, { 'Cache-Control': 'no-store' });
  });
  app.post('/notices/stop', async (c, next) => {
    const form = await takeForm(c);
    if (form?.get('List-Unsubscribe') !== 'One-Click') return next();
    const [now, by] = [new Date().toISOString(), { ip: c.get('ip') }];
    const topic = stoppable.safeParse(c.req.query('topic'));
    const key = c.req.query('key') ?? '';
    if (!topic.success || !(await database.notifications.stopMails(key, topic.data, now))) {
      if (!(await database.identity.allowed('link', by, now))) throw new Problem('too_often');
      throw new Problem('not_found');
    }
    return c.body(null, 200, { 'Cache-Control': 'no-store' });
  });
}
