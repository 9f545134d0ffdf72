import { type Change, post } from '../kit';
import { amountsDue, differenceSettled, lateFeeKept, lateFeeOf, type Settled } from '../payment';
import type { Setting } from '../setting';
import type { Receipt } from './schema';

/** Settings of what a late payment may bring besides. */
export const lateRates = ['late_fine_bp', 'late_interest_bp'] as const;

export interface Amount {
  /** What of it settles the charge. */
  readonly settledCents: number;
  readonly lateFeeCents: number;
  /** What is left of it, below zero what lacks: two people settle it. */
  readonly differenceCents: number;
}

/** What an amount that came in on a day is to a charge. */
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

/** The entries of what came besides a charge, out of suspense. */
export const settledBesides = (
  row: Pick<Receipt, 'id' | 'currency'>,
  { lateFeeCents, differenceCents }: Besides,
  on?: string,
): Change[] => [
  ...(lateFeeCents === 0 ? [] : [post(lateFeeKept(row, lateFeeCents), on)]),
  ...(differenceCents === 0 ? [] : [post(differenceSettled(row, differenceCents), on)]),
];

/** The same back, where the charge is owed again. */
export const backToSuspense = (row: Pick<Receipt, 'id' | 'currency'> & Besides): Change[] =>
  settledBesides(row, { lateFeeCents: -row.lateFeeCents, differenceCents: -row.differenceCents });
