import { z } from 'zod';
import { date, id, instant, staff } from '../party';

/** Those who answer for the platform as a whole. */
export const owners = staff();

/** A program that somebody of staff has let in; never the token itself. */
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

/** How the platform stands: whether the gate before its opening is closed, which rates it reckons with, which programs are in. */
export const platformReport = z.object({
  gate: z.boolean(),
  rates: z.array(
    z.object({
      currency: z.string(),
      /** BRL in millionths for one unit. */
      rateMicros: z.int(),
      /** Null while the product's first rate stands. */
      day: date.nullable(),
      source: z.string().nullable(),
    }),
  ),
  tokens: z.array(staffToken),
});
export type PlatformReport = z.output<typeof platformReport>;
