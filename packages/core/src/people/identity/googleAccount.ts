import { z } from 'zod';
import { dash, erased } from '../erasure';
import { email, id, stamps } from '../party';

const googleAccount = z.object({
  ...stamps,
  userId: id,
  /** Google's permanent id of the account; unlike the address, it never changes hands. */
  subject: erased(z.string(), dash),
  email: erased(email, dash),
});
export type GoogleAccount = z.output<typeof googleAccount>;

/** Google accounts for sign-in. In no registry, so that no route exposes them. */
export const googleAccounts = { name: 'google_accounts', schema: googleAccount } as const;
