import { z } from 'zod';

/** What the palette looks for: enough to tell names apart, and no longer than one. */
export const jumpText = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .refine((value) => !/[\0\p{Cs}]/u.test(value));
