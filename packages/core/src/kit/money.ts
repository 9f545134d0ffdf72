import { portion } from '@elenco/brazil/amounts';
import { z } from 'zod';
import { Currency } from './currency';

export { allocate, divideHalfEven, portion, sum, toCents } from '@elenco/brazil/amounts';
export { formatMoney, parseMoney } from './money-text';

/** An amount that a user enters: whole minor units, never negative. */
export const cents = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** An amount with its currency. */
export const Money = z.object({ cents, currency: Currency });
export type Money = z.infer<typeof Money>;

/** 100 % in basis points. */
const WHOLE_BP = 10_000;

/**
 * Splits what the brand pays, fee included, into the creator's gross and the platform's fee. The creator's
 * share is rounded half to even, once, on the total. The fee is the remainder, so both always add up to the
 * total. For example, 10 000.00 at 1500 basis points gives a fee of 1 500.00 and 8 500.00 for the creator;
 * 0.05 at 1000 gives a fee of 0.01 and 0.04 for the creator.
 * @throws RangeError for a negative or unsafe total, or a rate outside 0…10 000
 */
export function splitFee(totalCents: number, feeBp: number): { feeCents: number; creatorCents: number } {
  if (!Number.isInteger(feeBp) || feeBp < 0 || feeBp > WHOLE_BP) {
    throw new RangeError(`not a fee rate: ${feeBp}`);
  }
  if (totalCents < 0) throw new RangeError('the total is negative');
  const creatorCents = portion(totalCents, WHOLE_BP - feeBp);
  return { feeCents: totalCents - creatorCents, creatorCents };
}
