import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '../adapters/requestContext.server';

/** Returns the MAC of a time, truncated to 128 bits. */
const macOf = (secret: string, moment: string) =>
  createHmac('sha256', secret).update(`data deletion:${moment}`).digest('hex').slice(0, 32);

/**
 * Returns the code that Meta shows after a deletion request, and the path of the page with the status. The
 * code consists of the time and a signature, since a stored list of requests would be personal data too. The
 * code has letters and digits only, as Meta requires.
 */
export function deletionPath(now: string, secret: string): { code: string; path: string } {
  const moment = Date.parse(now).toString(36);
  const code = `${moment}${macOf(secret, moment)}`;
  return { code, path: `/meta/deletion?code=${code}` };
}

/** Returns the time of the deletion in a code; null for an invalid code. */
export function deletedAt(code: string, secret: string): string | null {
  const [, moment = '', given = ''] = /^([0-9a-z]{7,9})([0-9a-f]{32})$/.exec(code) ?? [];
  if (moment === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(macOf(secret, moment)))) return null;
  return new Date(Number.parseInt(moment, 36)).toISOString();
}

/**
 * Loads the status of a deletion, which is always complete: data is deleted before Meta receives the code.
 */
export function loadDeletion({ url, cookieSecret }: RequestContext<'public'>) {
  return { erasedAt: deletedAt(url.searchParams.get('code') ?? '', cookieSecret) };
}
