import { z } from 'zod';
import { secret } from '../erasure';
import { id, instant, stamps } from '../party';

const credential = z.object({ ...stamps, userId: id, passwordHash: secret(z.string()), changedAt: instant });
export type Credential = z.output<typeof credential>;

/** What a person signs in with. In no registry, so that no address leads to it. */
export const credentials = { name: 'credentials', schema: credential } as const;

/** A new password as a command gets it: a command never sees a password. */
export const newPasswordHash = z.string().startsWith('$argon2id$', 'invalid_format');
