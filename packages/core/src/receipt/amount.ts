import { type Change, post } from '../kit';
import { amountsDue, differenceSettled, lateFeeKept, lateFeeOf, type Settled } from '../payment';
import type { Setting } from '../setting';
import type { Receipt } from './schema';

/** Settings of the fine and the interest of late payments. */
export const lateRates = ['late_fine_bp', 'late_interest_bp'] as const;

export interface Amount {
  /** Part that settles the charge. */
  readonly settledCents: number;
  readonly lateFeeCents: number;
  /** Remainder, negative if money is missing. Two people settle it. */
  readonly differenceCents: number;
}

/** Splits an amount received on a day into the charge, its late fee and the difference. */
export function amountOf(
  cameCents: number,
  settled: Settled,
  paidOn: string,
  settings: readonly Setting[],
): Amount {
  const due = amountsDue(settled, paidOn);
  if (due.includes(cameCents)) return { settledCents: cameCents, lateFeeCents: 0, differenceCents: 0 };
  const { amountCents } = settled.charge;
  const late = lateFeeOf(settled.charge, paidOn, settings);
  const lateFeeCents = late > 0 && cameCents === amountCents + late ? late : 0;
  const differenceCents = cameCents - amountCents - lateFeeCents;
  return { settledCents: amountCents, lateFeeCents, differenceCents };
}

type Besides = Pick<Receipt, 'lateFeeCents' | 'differenceCents'>;

/** Returns the entries that move late fee and difference out of suspense. */
export const settledBesides = (
  row: Pick<Receipt, 'id' | 'currency'>,
  { lateFeeCents, differenceCents }: Besides,
  on?: string,
): Change[] => [
  ...(lateFeeCents === 0 ? [] : [post(lateFeeKept(row, lateFeeCents), on)]),
  ...(differenceCents === 0 ? [] : [post(differenceSettled(row, differenceCents), on)]),
];

/** Returns the entries that move them back, when the charge is reopened. */
export const backToSuspense = (row: Pick<Receipt, 'id' | 'currency'> & Besides): Change[] =>
  settledBesides(row, { lateFeeCents: -row.lateFeeCents, differenceCents: -row.differenceCents });
