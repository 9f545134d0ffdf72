import { z } from 'zod';
import { secret } from '../erasure';
import { id, instant, stamps } from '../party';

const credential = z.object({ ...stamps, userId: id, passwordHash: secret(z.string()), changedAt: instant });
export type Credential = z.output<typeof credential>;

/**
 * Password hashes of users. An internal resource that is not listed in resources.ts, so that no route exposes
 * it.
 */
export const credentials = { name: 'credentials', schema: credential } as const;

/** Hash of a new password. Commands receive only hashes, never passwords. */
export const newPasswordHash = z.string().startsWith('$argon2id$', 'invalid_format');

/** A valid hash that matches no password. The user signs in by a link in an e-mail, or with Google. */
export const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
