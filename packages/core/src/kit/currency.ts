import { z } from 'zod';

/** Currencies of prices (ISO 4217). All three have two decimal places. */
export const Currency = z.enum(['BRL', 'EUR', 'USD']);
export type Currency = z.infer<typeof Currency>;
