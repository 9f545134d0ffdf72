import { ourNumberOf, slipOf } from '../payment';
import { type Repayment, remainingOf } from './repayment';

/**
 * Offset of the slip numbers of repayments. Numbers of charges start with 0 up to the ten billionth charge,
 * so no charge has the number of a repayment.
 */
const SLIP_NUMBER_OFFSET = 90_000_000_000;

/**
 * Returns the slip and PIX code for the remaining amount of a repayment; only the number if no amount is
 * left.
 */
export function repaymentSlip(row: Repayment): ReturnType<typeof slipOf> {
  const id = SLIP_NUMBER_OFFSET + row.id;
  const amountCents = remainingOf(row);
  if (amountCents === 0) {
    return { ourNumber: ourNumberOf(id), barCode: null, digitableLine: null, pixCode: null };
  }
  return slipOf({ id, currency: row.currency, dueOn: row.dueOn, amountCents });
}

/** Returns the repayment id in a payer's reference, ignoring non-digits; null if there is none. */
export function repaymentNamed(reference: string): number | null {
  const digits = ourNumberOf(reference.replace(/\D/g, ''));
  const id = Number(digits) - SLIP_NUMBER_OFFSET;
  return /^9\d{10}$/.test(digits) && id > 0 && id < 2 ** 31 ? id : null;
}
