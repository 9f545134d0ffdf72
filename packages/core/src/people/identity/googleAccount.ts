import { z } from 'zod';
import { dash, erased } from '../erasure';
import { email, id, stamps } from '../party';

const googleAccount = z.object({
  ...stamps,
  userId: id,
  /**
   * Google's permanent id of the account. Unlike the e-mail address, it is never reassigned to another
   * person.
   */
  subject: erased(z.string(), dash),
  email: erased(email, dash),
});
export type GoogleAccount = z.output<typeof googleAccount>;

/**
 * Google accounts with which users sign in. An internal resource that is not listed in resources.ts, so that
 * no route exposes it.
 */
export const googleAccounts = { name: 'google_accounts', schema: googleAccount } as const;
