import { createHash, randomBytes } from 'node:crypto';

/** A secret that opens something without a password: 256 bits, shown once, kept as its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex');
export const later = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * 86_400_000).toISOString();
