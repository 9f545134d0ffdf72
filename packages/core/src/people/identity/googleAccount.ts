import { z } from 'zod';
import { dash, erased } from '../erasure';
import { email, id, stamps } from '../party';

const googleAccount = z.object({
  ...stamps,
  userId: id,
  /** Google's own name for the account; an address may change hands, this never does. */
  subject: erased(z.string(), dash),
  email: erased(email, dash),
});
export type GoogleAccount = z.output<typeof googleAccount>;

/** With which Google account a person signs in. In no registry, so that no address leads to it. */
export const googleAccounts = { name: 'google_accounts', schema: googleAccount } as const;
