import { nextBankDay } from '@elenco/brazil';
import { portion, sum } from '../../kit';
import type { PayContract } from './pay';

interface PayInstalment {
  readonly ordinal: number;
  readonly amountCents: number;
  readonly feeCents: number;
  /** Due date of the instalment; always a bank day. */
  readonly dueOn: string;
  /** Last day to deliver the instalment's work; null if it is the last day of the contract. */
  readonly deliverOn: string | null;
}

/** The client's price and the creator's share before taxes, in minor units. */
export interface PayAmounts {
  readonly priceCents: number;
  readonly feeCents: number;
  readonly clientCents: number;
  readonly creatorCents: number;
  readonly instalments: readonly PayInstalment[];
}

type Priced = Pick<PayContract, 'lines' | 'feeBp' | 'feePayer' | 'schedule'>;

/**
 * Computes the fee, total and instalments of a contract. The fee is a share of the price: deducted if the
 * creator bears it, added if the client bears it. Each instalment includes its share of the fee.
 */
export function payAmounts({ lines, feeBp, feePayer, schedule }: Priced): PayAmounts {
  const priceCents = sum(lines.map(({ quantity, amountCents }) => quantity * amountCents));
  const feeCents = portion(priceCents, feeBp);
  const clientCents = feePayer === 'client' ? priceCents + feeCents : priceCents;
  const fees = allocateProportionally(
    feeCents,
    schedule.map(({ amountCents }) => amountCents),
  );
  return {
    priceCents,
    feeCents,
    clientCents,
    creatorCents: clientCents - feeCents,
    instalments: schedule.map(({ amountCents, dueOn, deliverOn = null }, index) => ({
      ordinal: index + 1,
      amountCents,
      feeCents: fees[index] ?? 0,
      dueOn: nextBankDay(dueOn),
      deliverOn,
    })),
  };
}

/**
 * Returns the sum of the instalments. The contract can be sent only if this sum equals the total that the
 * client pays.
 */
export const scheduledCents = ({ schedule }: Pick<PayContract, 'schedule'>): number =>
  sum(schedule.map(({ amountCents }) => amountCents));

/**
 * Splits an amount by weights. The shares with the largest fractions get the remaining cents; among equal
 * fractions, the first shares do.
 */
function allocateProportionally(amountCents: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights));
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amountCents) * BigInt(weight));
  const parts = exact.map((one) => Number(one / whole));
  const odd = exact
    .map((one, index) => ({ index, fraction: one % whole }))
    .sort((one, other) => Number(other.fraction - one.fraction) || one.index - other.index)
    .slice(0, amountCents - sum(parts))
    .map(({ index }) => index);
  return parts.map((part, index) => (odd.includes(index) ? part + 1 : part));
}

/** Returns equal instalments a month apart. The first ones get the remaining cents. */
export function monthlySchedule(
  totalCents: number,
  count: number,
  firstDueOn: string,
): PayContract['schedule'] {
  return allocateProportionally(totalCents, Array<number>(count).fill(1)).map((amountCents, index) => ({
    amountCents,
    dueOn: monthsAfter(firstDueOn, index),
  }));
}

/** Returns the same day of a later month, or that month's last day if it is shorter. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
