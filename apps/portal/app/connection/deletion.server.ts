import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../adapters/requestContext.server';

/** 128 bits of it. */
const macOf = (secret: string, moment: string) =>
  createHmac('sha256', secret).update(`data deletion:${moment}`).digest('hex').slice(0, 32);

/**
 * The code that Meta shows a person who asked that we forget them, and the page that says what has become of it. The
 * code holds the moment and our signature, and nothing of the person: a list of those who wanted to be forgotten would
 * be one more thing to forget. Letters and digits only, as Meta asks.
 */
export function deletionPath(now: string, secret: string): { code: string; path: string } {
  const moment = Date.parse(now).toString(36);
  const code = `${moment}${macOf(secret, moment)}`;
  return { code, path: `/meta/deletion?code=${code}` };
}

/** When what the code is of was erased; null for a code that is not ours. */
export function deletedAt(code: string, secret: string): string | null {
  const [, moment = '', given = ''] = /^([0-9a-z]{7,9})([0-9a-f]{32})$/.exec(code) ?? [];
  if (moment === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(macOf(secret, moment)))) return null;
  return new Date(Number.parseInt(moment, 36)).toISOString();
}

/** What is erased is erased before Meta hears the code, so there is nothing to wait for. */
export function loadDeletion({ url, cookieSecret }: RequestContext<'public'>) {
  return { erasedAt: deletedAt(url.searchParams.get('code') ?? '', cookieSecret) };
}
