import { z } from 'zod';

/** A record that a search text finds. */
export const jumped = z.object({
  resource: z.enum(['users', 'creators', 'companies', 'briefings', 'payouts']),
  id: z.int(),
  title: z.string(),
  /** Distinguishes records with the same title: an address, a company, a state. */
  detail: z.string(),
});
export type Jumped = z.output<typeof jumped>;
