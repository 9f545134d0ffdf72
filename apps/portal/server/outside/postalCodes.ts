import { isNetworkError, readPostalPlace } from '@elenco/networks';
import type { Hono } from 'hono';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/**
 * Mounts the lookup of postal codes for signed-in users. Responds with 200 and street, city and state, or
 * with 404 for an unknown code. If no service is configured, or if the service does not respond, responds
 * with 204, so that the user types the address.
 */
export function mountPostalCodes(app: Hono<Env>, { settings, log }: Runtime): void {
  app.get('/postal-codes/:cep{[0-9]{8}}', async (c) => {
    if (!c.get('user')) return c.json(null, 404);
    if (!settings.cepUrl) return c.body(null, 204);
    try {
      const place = await readPostalPlace(settings.cepUrl, c.req.param('cep'));
      return c.json(place, place ? 200 : 404, { 'Cache-Control': 'private, max-age=86400' });
    } catch (error) {
      if (!isNetworkError(error)) throw error;
      log.warn({ event: 'postal_code_unread', err: error }, 'postal codes are not answered');
      return c.body(null, 204);
    }
  });
}
