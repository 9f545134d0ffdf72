import { daysBetween } from '../brazil';
import { divideHalfEven, portion, toCents } from '../kit';
import type { Instalment } from './instalment';

const DAYS_OF_A_MONTH = 30n;
const WHOLE_BP = 10_000n;

/**
 * What a payment after the day that it was due on costs besides: a fine once, and simple interest by the day, a month
 * being 30 days. Each is rounded half even for itself. Minor units.
 */
export function lateOf(
  {
    amountCents,
    dueOn,
    fineBp,
    interestBp,
  }: Pick<Instalment, 'amountCents' | 'dueOn' | 'fineBp' | 'interestBp'>,
  paidOn: string,
): { readonly fineCents: number; readonly interestCents: number } {
  const days = daysBetween(dueOn, paidOn);
  if (days <= 0) return { fineCents: 0, interestCents: 0 };
  const interest = divideHalfEven(
    BigInt(amountCents) * BigInt(interestBp) * BigInt(days),
    WHOLE_BP * DAYS_OF_A_MONTH,
  );
  return { fineCents: portion(amountCents, fineBp), interestCents: toCents(interest) };
}
