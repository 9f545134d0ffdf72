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
 * Mounts the one-click unsubscribe of mail programs (RFC 8058). They post a form with one field to the URL in
 * `List-Unsubscribe`, without cookies and without loading the page. The key in the URL is the only
 * authorization, so the endpoint is mounted before the CSRF check. The page handles other forms that are sent
 * to the URL. Repeated requests, and requests with unknown or expired keys, get the same response. A mail
 * provider sends the requests of all its users from a few IP addresses. Therefore a valid key always works,
 * and only requests with invalid keys count against the rate limit.
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
