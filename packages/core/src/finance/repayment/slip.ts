import { ourNumberOf, slipOf } from '../payment';
import { type Repayment, remainingOf } from './repayment';

/** Numbers of charges begin with a nought for the next ten thousand million of them. */
const FIRST = 90_000_000_000;

/**
 * How a creator pays what is left of it: the slip and the PIX code of a charge, over the rest; the number alone where
 * nothing is left.
 */
export function repaymentSlip(row: Repayment): ReturnType<typeof slipOf> {
  const id = FIRST + row.id;
  const amountCents = remainingOf(row);
  if (amountCents === 0) {
    return { ourNumber: ourNumberOf(id), barCode: null, digitableLine: null, pixCode: null };
  }
  return slipOf({ id, currency: row.currency, dueOn: row.dueOn, amountCents });
}

/** The repayment whose number a payer named, with whatever words around it; null of anything else. */
export function repaymentNamed(reference: string): number | null {
  const digits = ourNumberOf(reference.replace(/\D/g, ''));
  const id = Number(digits) - FIRST;
  return /^9\d{10}$/.test(digits) && id > 0 && id < 2 ** 31 ? id : null;
}
