import { z } from 'zod';
import { currency } from '../../people';

/** Sums of the rows in a filtered list, by currency. */
export const listSums = z.object({
  /** False if there are more than `exactTotal` rows; then nothing is added up. */
  exact: z.boolean(),
  /** Number of rows left out because they are no longer owed. */
  leftOut: z.int(),
  /** Number of rows left out, because another row of the list includes them. */
  included: z.int(),
  sums: z.array(z.object({ field: z.string(), currency, cents: z.int() })),
});
export type ListSums = z.output<typeof listSums>;
