import { eraseAccountData, markConnectionLost } from '@elenco/core/discovery';
import { isProblem, Problem } from '@elenco/core/kit';
import { readSignedRequest } from '@elenco/networks';
import type { Context, Hono } from 'hono';
import { deletionPath } from '../../app/connection/deletion.server';
import { takeForm } from '../forms/takeForm';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

const channel = 'instagram';

/**
 * Endpoints that Meta calls when a user removes the app (`deauthorize`) or requests deletion
 * (`data-deletion`). Rejects messages without Meta's signature, and does not reveal whether the user is
 * known. Mounted before the CSRF check, since Meta has no CSRF token.
 */
export function mountMetaCallbacks(app: Hono<Env>, { database, settings }: Runtime): void {
  const { meta } = settings;
  if (!meta) return;
  const at = () => ({ actor: { role: 'system' } as const, now: new Date().toISOString() });

  async function personIn(c: Context<Env>): Promise<string> {
    const message = (await takeForm(c))?.get('signed_request');
    const read = typeof message === 'string' ? readSignedRequest(message, meta!.clientSecret) : undefined;
    if (read) return read.userId;
    c.get('log').warn({ event: 'forged_callback', path: c.req.path }, 'not signed by Meta');
    throw new Problem('malformed', [{ pointer: '/signed_request', code: 'invalid_format' }]);
  }

  app.post('/meta/deauthorize', async (c) => {
    const userId = await personIn(c);
    for (const { id } of await database.connections.ofPerson(channel, userId)) {
      try {
        await database.perform(markConnectionLost, { id }, at());
      } catch (error) {
        // The connection has already ended, because Meta repeated the message or because the creator ended
        // the connection concurrently.
        if (!isProblem(error) || error.code !== 'move_not_possible') throw error;
      }
    }
    return c.json({}, 200, { 'Cache-Control': 'no-store' });
  });

  app.post('/meta/data-deletion', async (c) => {
    const userId = await personIn(c);
    const { actor, now } = at();
    await database.perform(eraseAccountData, { channel, userId }, { actor, now });
    const { code, path } = deletionPath(now, settings.secret);
    return c.json({ url: `${settings.baseUrl}${path}`, confirmation_code: code }, 200, {
      'Cache-Control': 'no-store',
    });
  });
}
