import { ourNumberOf, slipOf } from '../payment';
import { type Repayment, remainingOf } from './repayment';

/** Added to slip numbers of repayments. The first ten billion charges have numbers that start with 0. */
const FIRST = 90_000_000_000;

/** Returns slip and PIX code for what is left of a repayment; only the number if nothing is left. */
export function repaymentSlip(row: Repayment): ReturnType<typeof slipOf> {
  const id = FIRST + row.id;
  const amountCents = remainingOf(row);
  if (amountCents === 0) {
    return { ourNumber: ourNumberOf(id), barCode: null, digitableLine: null, pixCode: null };
  }
  return slipOf({ id, currency: row.currency, dueOn: row.dueOn, amountCents });
}

/** Returns the id of the repayment that a payer names, ignoring other text; null if there is none. */
export function repaymentNamed(reference: string): number | null {
  const digits = ourNumberOf(reference.replace(/\D/g, ''));
  const id = Number(digits) - FIRST;
  return /^9\d{10}$/.test(digits) && id > 0 && id < 2 ** 31 ? id : null;
}
