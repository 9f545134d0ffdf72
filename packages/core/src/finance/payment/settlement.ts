import { businessDate } from '@elenco/brazil';
import { type Change, type EventDraft, insert, moveTo, post } from '../../kit';
import { chargePaid, lateCharged, type PaidFrom, partKept } from './entries';
import { lastPartData } from './events';
import type { Instalment } from './instalment';
import { lateOf } from './late';
import type { Late } from './received';
import { chargeLines, charges } from './resource';
import type { Charge, ChargeLine } from './schema';

export interface Settled {
  readonly charge: Charge;
  readonly lines: readonly ChargeLine[];
  /**
   * The instalment of the charge, whose own terms determine fine and interest; undefined for other charges.
   */
  readonly instalment?: Instalment | undefined;
}

/** True if the charge can still be paid. */
export const isOpen = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'open' || status === 'overdue';

/** Returns the remaining amount to be paid after partial payments. */
export const openCentsOf = ({ amountCents, keptCents }: Pick<Charge, 'amountCents' | 'keptCents'>): number =>
  amountCents - keptCents;

/**
 * Returns the amounts that settle a charge on a day: the remaining amount alone, with the fine and interest
 * of that day, or with those of the second copy. A late payment without fine and interest settles the charge
 * too.
 */
export function amountsDue(
  {
    charge,
    instalment,
  }: {
    readonly charge: Pick<Charge, 'amountCents' | 'keptCents' | 'slipCents'>;
    readonly instalment?: Parameters<typeof lateOf>[0] | undefined;
  },
  paidOn: string,
): number[] {
  const restCents = openCentsOf(charge);
  if (!instalment) return [restCents];
  const { fineCents, interestCents } = lateOf({ ...instalment, amountCents: restCents }, paidOn);
  return [...new Set([restCents + fineCents + interestCents, restCents, charge.slipCents])];
}

/** Returns the payment day of a charge, which is never before its issue. */
export function dayOfPayment({ createdAt }: Pick<Charge, 'createdAt'>, receivedOn: string): string {
  const issuedOn = businessDate(createdAt);
  return receivedOn < issuedOn ? issuedOn : receivedOn;
}

const NO_LATE_FEES: Late = { fineCents: 0, interestCents: 0 };

/**
 * Adds an amount to the received amounts of a charge.
 * @param late fine and interest received in addition to `cents`
 */
const addReceived = (charge: Charge, cents: number, late: Late) => ({
  receivedCents: charge.receivedCents + cents + late.fineCents + late.interestCents,
  fineCents: charge.fineCents + late.fineCents,
  interestCents: charge.interestCents + late.interestCents,
});

interface Paid {
  readonly paidOn: string;
  readonly paidBy: NonNullable<Charge['paidBy']>;
  readonly amountCents: number;
  /** Amounts received in addition to `amountCents`, which are posted separately. */
  readonly extra?: Late & { readonly differenceCents: number };
  /** Day until which fine and interest were computed, if not the payment day. */
  readonly asOf?: string;
  /** Date of the ledger entry, if not the payment day. */
  readonly bookedOn?: string;
}

interface Booked {
  readonly patch: Partial<Charge> & ReturnType<typeof addReceived>;
  readonly and: Change[];
}

/**
 * Returns the changes that settle a charge. In an Elenco Pay contract, fine and interest become charge lines
 * that belong to the creator and bear no fee. `data` is the event data for the notice; undefined if no
 * partial payment was received before.
 */
export function settle(
  settled: Settled,
  paid: Paid,
  from: PaidFrom = paid.paidBy === 'card' ? 'clearing' : 'cash',
): Booked & { readonly data?: EventDraft['data'] } {
  const booked = bookPayment(settled, paid, from);
  const { charge } = settled;
  return charge.keptCents > 0 ? { ...booked, data: lastPartData(charge, booked.patch) } : booked;
}

function bookPayment({ charge, lines, instalment }: Settled, paid: Paid, from: PaidFrom): Booked {
  const { paidOn, paidBy, amountCents, extra = { ...NO_LATE_FEES, differenceCents: 0 } } = paid;
  const { bookedOn = paidOn } = paid;
  const { keptCents } = charge;
  const day = { paidOn, paidBy };
  const patch = {
    ...day,
    ...(keptCents > 0 ? { keptCents: 0 } : {}),
    ...addReceived(charge, amountCents + extra.differenceCents, extra),
  };
  // Moves partial payments out of the account that holds them, so that the charge is posted as paid in full.
  const parts = keptCents > 0 ? [post(partKept(charge, -keptCents, from), bookedOn)] : [];
  if (charge.purpose === 'project')
    return { patch, and: [...parts, ...settleEach(charge, lines, day, bookedOn, from)] };
  const [first] = lines;
  const restCents = openCentsOf(charge);
  if (!instalment || !first || amountCents === restCents)
    return { patch, and: [...parts, post(chargePaid(charge, lines, from), bookedOn)] };
  const asOf = paid.asOf ?? (amountCents === charge.slipCents ? charge.slipDueOn : paidOn);
  const { fineCents, interestCents } = lateOf({ ...instalment, amountCents: restCents }, asOf);
  const totalCents = amountCents + keptCents;
  const { chargeId, companyId, contractId, creatorId, instalmentId, subscriptionPeriodId, ofChargeId } =
    first;
  const of = { chargeId, companyId, contractId, creatorId, instalmentId, subscriptionPeriodId, ofChargeId };
  const late = (
    [
      { ...of, kind: 'fine', amountCents: fineCents, feeCents: 0 },
      { ...of, kind: 'interest', amountCents: interestCents, feeCents: 0 },
    ] as const
  ).filter((line) => line.amountCents > 0);
  return {
    patch: {
      ...patch,
      amountCents: totalCents,
      ...addReceived(charge, restCents, { fineCents, interestCents }),
    },
    and: [
      ...parts,
      ...late.map((line) => insert(chargeLines, line)),
      post(lateCharged({ ...charge, amountCents: amountCents - restCents }), bookedOn),
      post(chargePaid({ ...charge, amountCents: totalCents }, [...lines, ...late], from), bookedOn),
    ],
  };
}

/** Settles each charge that a combined invoice collects, and posts a ledger entry for each. */
function settleEach(
  { companyId, currency }: Charge,
  lines: readonly ChargeLine[],
  day: Pick<Charge, 'paidOn' | 'paidBy'>,
  bookedOn: string,
  from: PaidFrom,
): Change[] {
  return lines.flatMap((line) => {
    const { ofChargeId: id, amountCents } = line;
    if (id === null) throw new RangeError(`Line ${line.id} of a combined invoice has no charge`);
    return [
      moveTo(charges, id, 'settleWithin', { patch: { ...day, receivedCents: amountCents } }),
      post(chargePaid({ id, companyId, currency, amountCents }, [line], from), bookedOn),
    ];
  });
}

/** Returns the changes of the settlement, including the charge's state change. */
export const settleMove = (
  settled: Settled,
  { comment, ...paid }: Paid & { readonly comment?: string },
  from?: PaidFrom,
): Change[] => {
  const { and, ...settling } = settle(settled, paid, from);
  return [
    moveTo(charges, settled.charge.id, 'settle', { ...settling, ...(comment ? { comment } : {}) }),
    ...and,
  ];
};

/**
 * Returns why a charge cannot have been paid on a day; undefined if the day is possible.
 * @param today business date
 */
export function payDayRefusal(
  { createdAt }: Pick<Charge, 'createdAt'>,
  paidOn: string,
  today: string,
): 'date_in_future' | 'date_before_charge' | undefined {
  if (paidOn > today) return 'date_in_future';
  return paidOn < businessDate(createdAt) ? 'date_before_charge' : undefined;
}
