import { z } from 'zod';
import { currency } from '../../people';

/** Sums of the rows in a filtered list, by currency. */
export const listSums = z.object({
  /** False if there are more than `exactTotal` rows; then no sums are computed. */
  exact: z.boolean(),
  /** Number of rows that the sums leave out because their amounts are no longer owed. */
  leftOut: z.int(),
  /** Number of rows left out because another row of the list includes their amount. */
  included: z.int(),
  sums: z.array(z.object({ field: z.string(), currency, cents: z.int() })),
});
export type ListSums = z.output<typeof listSums>;
