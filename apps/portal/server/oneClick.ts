import { Problem } from '@elenco/core/kit';
import { stopNews } from '@elenco/core/saved';
import type { Hono } from 'hono';
import type { Env, Runtime } from './types';

/**
 * The button that mail programmes show beside a letter that comes again and again (RFC 8058): they send a form of one
 * field to the address of its `List-Unsubscribe`, without cookies and without having read the page. The key in that
 * address is all that it stands on, so it stands before the forms' own checks; whatever else is sent there is the
 * page's own form. Pressed twice, the answer is the same; a key that is unknown and one that is too old answer alike.
 */
export function mountOneClick(app: Hono<Env>, { database }: Runtime): void {
  app.post('/searches/stop', async (c, next) => {
    const form = await c.req.raw
      .clone()
      .formData()
      .catch(() => null);
    if (form?.get('List-Unsubscribe') !== 'One-Click') return next();
    const [now, by] = [new Date().toISOString(), { ip: c.get('ip') }];
    if (!(await database.allowed('link', by, now))) throw new Problem('too_often');
    const tokenHash = database.identity.linkHash(c.req.query('key') ?? '');
    await database.perform(stopNews, { tokenHash }, { actor: { role: 'nobody' }, now, ...by });
    // A provider sends the presses of all its people from a few addresses: only what is guessed is counted.
    await database.giveBack('link', by, now);
    return c.body(null, 200, { 'Cache-Control': 'no-store' });
  });
}
