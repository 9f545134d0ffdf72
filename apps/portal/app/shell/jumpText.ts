import { z } from 'zod';

/** Schema of the palette's search text: long enough to be selective, at most as long as a name. */
export const jumpText = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .refine((value) => !/[\0\p{Cs}]/u.test(value));
