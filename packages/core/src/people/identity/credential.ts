import { z } from 'zod';
import { secret } from '../erasure';
import { id, instant, stamps } from '../party';

const credential = z.object({ ...stamps, userId: id, passwordHash: secret(z.string()), changedAt: instant });
export type Credential = z.output<typeof credential>;

/** Password hashes of users. In no registry, so that no route exposes them. */
export const credentials = { name: 'credentials', schema: credential } as const;

/** Hash of a new password: commands never see a password. */
export const newPasswordHash = z.string().startsWith('$argon2id$', 'invalid_format');
