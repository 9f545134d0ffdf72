import { z } from 'zod';
import { id, instant, stamps } from './fields';

const credential = z.object({ ...stamps, userId: id, passwordHash: z.string(), changedAt: instant });
export type Credential = z.output<typeof credential>;

/** What a person signs in with. In no registry, so that no address leads to it. */
export const credentials = { name: 'credentials', schema: credential } as const;
