import { z } from 'zod';
import { date, id, instant, staff } from '../party';

/** Allows only owners among staff, who are responsible for the whole platform. */
export const owners = staff();

/** An access token of a staff member, without the token itself. */
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

/** State of the platform: pre-launch gate, exchange rates, access tokens of staff, and open invitations. */
export const platformReport = z.object({
  gate: z.boolean(),
  rates: z.array(
    z.object({
      currency: z.string(),
      /** Price of one unit of the currency, in millionths of BRL. */
      rateMicros: z.int(),
      /** Day of the rate; null while the initial rate is used. */
      day: date.nullable(),
      source: z.string().nullable(),
    }),
  ),
  tokens: z.array(staffToken),
  /** Invited staff who cannot sign in yet, because they have neither a password nor a Google account. */
  invitedIds: z.array(id),
});
export type PlatformReport = z.output<typeof platformReport>;
