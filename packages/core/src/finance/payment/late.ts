import { daysBetween } from '@elenco/brazil';
import { divideHalfEven, portion, toCents } from '../../kit';
import { type Setting, settingOn } from '../../platform';
import type { Instalment } from './instalment';
import type { Late } from './received';
import type { Charge } from './schema';

/** Settings with the rates for fine and interest. */
export const lateRates = ['late_fine_bp', 'late_interest_bp'] as const;

const DAYS_OF_A_MONTH = 30n;
const WHOLE_BP = 10_000n;

/**
 * Returns the late fees of a payment after its due date: a single fine, and simple daily interest with months
 * of 30 days. Both are rounded half to even. Minor units.
 */
export function lateOf(
  {
    amountCents,
    dueOn,
    fineBp,
    interestBp,
  }: Pick<Instalment, 'amountCents' | 'dueOn' | 'fineBp' | 'interestBp'>,
  paidOn: string,
): Late {
  const days = daysBetween(dueOn, paidOn);
  if (days <= 0) return { fineCents: 0, interestCents: 0 };
  const interest = divideHalfEven(
    BigInt(amountCents) * BigInt(interestBp) * BigInt(days),
    WHOLE_BP * DAYS_OF_A_MONTH,
  );
  return { fineCents: portion(amountCents, fineBp), interestCents: toCents(interest) };
}

/**
 * Returns the fine and interest for paying a platform charge late, at the rates on its due date. An Elenco
 * Pay contract has its own rates. Minor units; 0 if paid on time or not in BRL.
 */
function platformLateOf(
  { amountCents, currency, dueOn, purpose }: Pick<Charge, 'amountCents' | 'currency' | 'dueOn' | 'purpose'>,
  paidOn: string,
  settings: readonly Setting[],
): Late {
  if (currency !== 'BRL' || purpose === 'pay' || paidOn <= dueOn) return { fineCents: 0, interestCents: 0 };
  const rates = {
    fineBp: settingOn(settings, 'late_fine_bp', dueOn),
    interestBp: settingOn(settings, 'late_interest_bp', dueOn),
  };
  return lateOf({ amountCents, dueOn, ...rates }, paidOn);
}

const totalOf = ({ fineCents, interestCents }: Late): number => fineCents + interestCents;

/** Returns the total late fee of a platform charge: fine plus interest. */
export const lateFeeOf = (...given: Parameters<typeof platformLateOf>): number =>
  totalOf(platformLateOf(...given));

/** Splits a late fee that was received with a platform charge: first the fine, then interest. */
export function splitLateFee(
  lateFeeCents: number,
  charge: Pick<Charge, 'dueOn'>,
  restCents: number,
  settings: readonly Setting[],
): Late {
  if (lateFeeCents === 0) return { fineCents: 0, interestCents: 0 };
  const wholeFine = portion(restCents, settingOn(settings, 'late_fine_bp', charge.dueOn));
  const fineCents = Math.min(lateFeeCents, wholeFine);
  return { fineCents, interestCents: lateFeeCents - fineCents };
}

/**
 * Returns the fine and interest on a charge's remaining amount on a day, by its instalment's terms or the
 * platform's rates.
 */
export function latePartsOf(
  {
    charge,
    instalment,
    restCents,
  }: {
    readonly charge: Pick<Charge, 'currency' | 'dueOn' | 'purpose'>;
    readonly instalment?: Parameters<typeof lateOf>[0] | undefined;
    readonly restCents: number;
  },
  day: string,
  settings: readonly Setting[],
): Late {
  return instalment
    ? lateOf({ ...instalment, amountCents: restCents }, day)
    : platformLateOf({ ...charge, amountCents: restCents }, day, settings);
}

/** Returns the total late fee on the remaining amount of a charge: fine plus interest. */
export const lateCentsOf = (...given: Parameters<typeof latePartsOf>): number =>
  totalOf(latePartsOf(...given));
