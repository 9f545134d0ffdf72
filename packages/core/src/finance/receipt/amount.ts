import { type Change, portion, post, refuse } from '../../kit';
import { type Setting, settingOn } from '../../platform';
import {
  amountsDue,
  type Charge,
  differenceSettled,
  lateCentsOf,
  lateFeeKept,
  openCentsOf,
  owedOn,
  type Settled,
  splitLateFee,
} from '../payment';
import type { Receipt } from './receipt';

export interface Amount {
  /** Share of the received amount that settles the charge. */
  readonly settledCents: number;
  readonly lateFeeCents: number;
  /** Difference from the charge; negative if less was received. Two staff members must accept it. */
  readonly differenceCents: number;
}

/** Splits an amount received on a day into price, late fee and difference. */
export function amountOf(
  cameCents: number,
  settled: Settled,
  paidOn: string,
  settings: readonly Setting[],
): Amount {
  const due = amountsDue(settled, paidOn);
  if (due.includes(cameCents)) return { settledCents: cameCents, lateFeeCents: 0, differenceCents: 0 };
  const { charge } = settled;
  const settledCents = openCentsOf(charge);
  const moreCents = cameCents - settledCents;
  // Late fees that may have been paid: those of the day, or those of the slip's second copy.
  const lates = [
    lateCentsOf({ charge, restCents: settledCents }, paidOn, settings),
    charge.slipCents - settledCents,
  ];
  return moreCents > 0 && lates.includes(moreCents)
    ? { settledCents, lateFeeCents: moreCents, differenceCents: 0 }
    : { settledCents, lateFeeCents: 0, differenceCents: moreCents };
}

/** Returns the input of `settle` for an amount that `amountOf` has split. */
export const settlementInput = (
  { settledCents, lateFeeCents, differenceCents }: Amount,
  { charge }: Pick<Settled, 'charge'>,
  settings: readonly Setting[],
) => ({
  amountCents: settledCents,
  extra: { differenceCents, ...splitLateFee(lateFeeCents, charge, settledCents, settings) },
});

export interface AcceptedAmount {
  readonly of: 'price' | 'secondCopy' | 'late';
  readonly cents: number;
}

/**
 * Returns the amounts that settle a charge on a day without a difference: the remaining amount, a valid
 * second copy, and the remaining amount with its late fee.
 */
export function acceptedAmounts(
  settled: Omit<Settled, 'lines'>,
  paidOn: string,
  settings: readonly Setting[],
): AcceptedAmount[] {
  const { charge } = settled;
  const isValid = charge.slipIssuedOn <= paidOn && paidOn <= charge.slipDueOn;
  const sums: AcceptedAmount[] = [
    { of: 'price', cents: openCentsOf(charge) },
    ...(isValid ? [{ of: 'secondCopy', cents: charge.slipCents } as const] : []),
    { of: 'late', cents: owedOn(settled, paidOn, settings).totalCents },
  ];
  return sums.filter(({ cents }, index) => sums.findIndex((one) => one.cents === cents) === index);
}

/**
 * Returns the amount that is waived if a received amount settles a charge: the amount due on the day,
 * including fine and interest, less the received amount. At least 0.
 */
export const waivedCentsOf = (
  cameCents: number,
  settled: Omit<Settled, 'lines'>,
  paidOn: string,
  settings: readonly Setting[],
): number => Math.max(0, owedOn(settled, paidOn, settings).totalCents - cameCents);

/**
 * Returns the fine and interest on a partial payment until a day. Both are waived, because only the remaining
 * amount bears fine and interest.
 */
export const waivedOnPart = (
  partCents: number,
  settled: Omit<Settled, 'lines'>,
  paidOn: string,
  settings: readonly Setting[],
): number => lateCentsOf({ ...settled, restCents: partCents }, paidOn, settings);

/** Returns the refusal `waiver_reason_needed` at `/comment` if an amount is waived without a reason. */
export const requireWaiverReason = (
  waivedCents: number,
  comment: string,
  { currency }: Pick<Charge, 'currency'>,
): ReturnType<typeof refuse> | undefined =>
  waivedCents > 0 && comment === ''
    ? refuse('waiver_reason_needed', '/comment', { waivedCents, currency })
    : undefined;

/** Settings that limit the difference that two staff members may accept. */
export const differenceLimits = ['max_difference_bp', 'max_difference_cents'] as const;

/** Returns the largest difference that two staff members may accept on a day. */
export const maxDifference = (dueCents: number, settings: readonly Setting[], day: string): number =>
  Math.min(
    portion(dueCents, settingOn(settings, 'max_difference_bp', day)),
    settingOn(settings, 'max_difference_cents', day),
  );

/**
 * Returns the share of a receipt that pays its charge. Fine, interest and difference are posted separately.
 */
export const priceCentsOf = ({
  amountCents,
  lateFeeCents,
  differenceCents,
}: Pick<Receipt, 'amountCents' | 'lateFeeCents' | 'differenceCents'>): number =>
  amountCents - lateFeeCents - differenceCents;

type Extras = Pick<Receipt, 'lateFeeCents' | 'differenceCents'>;

/**
 * Returns the entries for the late fee and the difference. Both entries are posted from suspense; the late
 * fee may also come from the bank account.
 */
export const extraEntries = (
  row: Pick<Receipt, 'id' | 'currency'>,
  { lateFeeCents, differenceCents }: Extras,
  on?: string,
  from: 'cash' | 'suspense' = 'suspense',
): Change[] => [
  ...(lateFeeCents === 0 ? [] : [post(lateFeeKept(row, lateFeeCents, from), on)]),
  ...(differenceCents === 0 ? [] : [post(differenceSettled(row, differenceCents), on)]),
];

/** Returns the entries that reverse the late fee and the difference when the charge is reopened. */
export const reverseExtraEntries = (row: Pick<Receipt, 'id' | 'currency'> & Extras): Change[] =>
  extraEntries(row, { lateFeeCents: -row.lateFeeCents, differenceCents: -row.differenceCents });
