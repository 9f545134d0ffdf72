import { createHash, randomBytes } from 'node:crypto';

/** A secret that opens something without a password: 256 bits, shown once, kept as its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
/** A secret to be given away once, and what is kept of it. */
export function newSecret(): { token: string; hash: string } {
  const token = newToken();
  return { token, hash: digest(token) };
}
/** What a company's messages are signed with, as Standard Webhooks writes it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
export const minutesLater = (now: string, minutes: number): string =>
  new Date(Date.parse(now) + minutes * 60_000).toISOString();
export const later = (now: string, days: number): string => minutesLater(now, days * 1_440);
