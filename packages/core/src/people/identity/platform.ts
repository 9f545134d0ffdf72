import { z } from 'zod';
import { date, id, instant, staff } from '../party';

/** Staff owners, who are responsible for the whole platform. */
export const owners = staff();

/** An access token of a staff member; never the token itself. */
const staffToken = z.object({
  id,
  name: z.string(),
  userId: id,
  userName: z.string(),
  scopes: z.array(z.string()),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
});

/** State of the platform: pre-launch gate, exchange rates, and access tokens of staff. */
export const platformReport = z.object({
  gate: z.boolean(),
  rates: z.array(
    z.object({
      currency: z.string(),
      /** Millionths of BRL per unit. */
      rateMicros: z.int(),
      /** Null while the initial rate is used. */
      day: date.nullable(),
      source: z.string().nullable(),
    }),
  ),
  tokens: z.array(staffToken),
});
export type PlatformReport = z.output<typeof platformReport>;
