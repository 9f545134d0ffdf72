import { bodyLimits } from '@elenco/core';
import { applyCardEvent, isProviderError } from '@elenco/core/finance';
import { Problem } from '@elenco/core/kit';
import type { Context, Hono } from 'hono';
import type { Runtime } from '../runtime';
import type { Env } from '../types';

/**
 * Mounts the webhook of the card provider. Rejects messages whose raw bytes the provider did not sign. Reads
 * the current state from the provider before it writes, and processes each message once. Returns an error
 * until the processing succeeded, so that the provider sends the message again. Mounted before the CSRF
 * check, since the provider is not a browser.
 */
export function mountProviderMessages(app: Hono<Env>, { database, provider, log }: Runtime): void {
  const { cards } = provider;
  if (!cards) return;
  app.post('/stripe/webhook', async (c) => {
    const message = cards.verified(await textOf(c), c.req.header('stripe-signature') ?? '');
    if (!message) {
      c.get('log').warn({ event: 'forged_message', path: c.req.path }, 'not signed by the provider');
      throw new Problem('malformed', [{ pointer: '', code: 'invalid_format' }]);
    }
    const { reference, kind } = message;
    const taken = { received: true } as const;
    try {
      const news = await cards.read(message);
      if (news) {
        const moment = { actor: { role: 'system' } as const, now: new Date().toISOString() };
        await database.perform(applyCardEvent, { message: { reference, kind }, news }, moment);
      }
    } catch (error) {
      if (!isProviderError(error)) throw error;
      log.warn({ err: error, message: reference, kind }, 'what the provider told could not be read');
      throw new Problem('unavailable');
    }
    return c.json(taken, 200, { 'Cache-Control': 'no-store' });
  });
}

/**
 * Returns the body as text.
 * @throws Problem `too_large`
 */
async function textOf(c: Context<Env>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.byteLength;
    if (size > bodyLimits.unknown) throw new Problem('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
