import { createHash, randomBytes } from 'node:crypto';

/** Generates a token that gives access without a password: 256 bits, shown once and stored as a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
/** Generates a token and its hash. The token is shown once, and only the hash is stored. */
export function newSecret(): { token: string; hash: string } {
  const token = newToken();
  return { token, hash: digest(token) };
}
/** Generates a webhook secret in the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
export const minutesLater = (now: string, minutes: number): string =>
  new Date(Date.parse(now) + minutes * 60_000).toISOString();
export const daysLater = (now: string, days: number): string => minutesLater(now, days * 1_440);
