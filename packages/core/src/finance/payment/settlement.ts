import { businessDate } from '@elenco/brazil';
import { type Change, insert, moveTo, post, sum } from '../../kit';
import { chargePaid, lateCharged, type PaidFrom, partKept } from './entries';
import type { Instalment } from './instalment';
import { lateOf } from './late';
import type { Late } from './received';
import { chargeLines, charges } from './resource';
import type { Charge, ChargeLine } from './schema';

export interface Settled {
  readonly charge: Charge;
  readonly lines: readonly ChargeLine[];
  /** Of a charge that is paid in parts by an agreement with a fine and interest. */
  readonly instalment?: Instalment | undefined;
}

/** Whether it can still be paid. */
export const isOpen = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'open' || status === 'overdue';

/** What is due of a charge after the partial payments that are kept for it. */
export const restOf = ({ amountCents, keptCents }: Pick<Charge, 'amountCents' | 'keptCents'>): number =>
  amountCents - keptCents;

/**
 * Returns what has come in for charges: all of those that are paid, and the parts that are kept for open ones. The invoice of
 * a project covers other charges, which count instead of it once it is paid.
 */
export const paidIn = (
  charges: readonly Pick<Charge, 'purpose' | 'status' | 'amountCents' | 'keptCents'>[],
): number =>
  sum(
    charges.map(({ purpose, status, amountCents, keptCents }) =>
      status === 'paid' && purpose !== 'project' ? amountCents : keptCents,
    ),
  );

/**
 * What has to come in on a day: the rest of what was charged, or that with fine and interest of the day or of the second
 * copy of the slip. A late payment without them still pays the charge.
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
  const restCents = restOf(charge);
  if (!instalment) return [restCents];
  const { fineCents, interestCents } = lateOf({ ...instalment, amountCents: restCents }, paidOn);
  return [...new Set([restCents + fineCents + interestCents, restCents, charge.slipCents])];
}

/** Day on which money pays a charge: what came before the charge was issued pays it on the day of issue. */
export function dayOfPayment({ createdAt }: Pick<Charge, 'createdAt'>, receivedOn: string): string {
  const issuedOn = businessDate(createdAt);
  return receivedOn < issuedOn ? issuedOn : receivedOn;
}

const noLate: Late = { fineCents: 0, interestCents: 0 };

/** Adds to what a charge has received. @param late what came besides `cents` */
const receivedWith = (charge: Charge, cents: number, late: Late) => ({
  receivedCents: charge.receivedCents + cents + late.fineCents + late.interestCents,
  fineCents: charge.fineCents + late.fineCents,
  interestCents: charge.interestCents + late.interestCents,
});

/** A charge is paid: fine and interest become lines of it, belong to the creator, and bear no fee. */
export function settle(
  { charge, lines, instalment }: Settled,
  paid: {
    readonly paidOn: string;
    readonly paidBy: NonNullable<Charge['paidBy']>;
    readonly amountCents: number;
    /** What came besides `amountCents`, booked apart. */
    readonly besides?: Late & { readonly differenceCents: number };
    /** The day whose fine and interest it has, where that is another one. */
    readonly asOf?: string;
  },
  from: PaidFrom = paid.paidBy === 'card' ? 'clearing' : 'cash',
): { readonly patch: Partial<Charge>; readonly and: Change[] } {
  const { paidOn, paidBy, amountCents, besides = { ...noLate, differenceCents: 0 } } = paid;
  const { keptCents } = charge;
  const day = { paidOn, paidBy };
  const patch = {
    ...day,
    ...(keptCents > 0 ? { keptCents: 0 } : {}),
    ...receivedWith(charge, amountCents + besides.differenceCents, besides),
  };
  // What was kept in parts comes from where the rest does: the charge is then paid as a whole.
  const parts = keptCents > 0 ? [post(partKept(charge, -keptCents, from), paidOn)] : [];
  if (charge.purpose === 'project')
    return { patch, and: [...parts, ...settleEach(charge, lines, day, from)] };
  const [first] = lines;
  const restCents = restOf(charge);
  if (!instalment || !first || amountCents === restCents)
    return { patch, and: [...parts, post(chargePaid(charge, lines, from), paidOn)] };
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
      ...receivedWith(charge, restCents, { fineCents, interestCents }),
    },
    and: [
      ...parts,
      ...late.map((line) => insert(chargeLines, line)),
      post(lateCharged({ ...charge, amountCents: amountCents - restCents }), paidOn),
      post(chargePaid({ ...charge, amountCents: totalCents }, [...lines, ...late], from), paidOn),
    ],
  };
}

/** The one invoice of a project is paid: so is each charge that it stands for, with its own entry. */
function settleEach(
  { companyId, currency }: Charge,
  lines: readonly ChargeLine[],
  day: Pick<Charge, 'paidOn' | 'paidBy'>,
  from: PaidFrom,
): Change[] {
  return lines.flatMap((line) => {
    const { ofChargeId: id, amountCents } = line;
    if (id === null) throw new RangeError(`Line ${line.id} of a project's invoice stands for no charge`);
    return [
      moveTo(charges, id, 'settleWithin', { patch: { ...day, receivedCents: amountCents } }),
      post(chargePaid({ id, companyId, currency, amountCents }, [line], from), day.paidOn ?? undefined),
    ];
  });
}

/** The same as one change of its own. */
export const settleMove = (
  settled: Settled,
  paid: Parameters<typeof settle>[1],
  from: PaidFrom = paid.paidBy === 'card' ? 'clearing' : 'cash',
): Change[] => {
  const { patch, and } = settle(settled, paid, from);
  return [moveTo(charges, settled.charge.id, 'settle', { patch }), ...and];
};
