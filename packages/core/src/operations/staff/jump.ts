import { z } from 'zod';

/** A record that a text finds. */
export const jumped = z.object({
  resource: z.enum(['users', 'creators', 'companies', 'briefings', 'payouts']),
  id: z.int(),
  title: z.string(),
  /** What tells it from its namesakes: an address, a company, a state. */
  detail: z.string(),
});
export type Jumped = z.output<typeof jumped>;
