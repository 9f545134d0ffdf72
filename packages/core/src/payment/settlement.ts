import { businessDate } from '../brazil';
import { type Change, insert, moveTo, post } from '../kit';
import { chargePaid, lateCharged, type PaidFrom } from './entries';
import type { Instalment } from './instalment';
import { lateOf } from './late';
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

/** What was paid has a receipt; before that, and when nobody has to pay it any more, its paper is the charge. */
export const hasReceipt = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'paid' || status === 'refunded';

/**
 * What has to come in on a day: what was charged, or that with fine and interest. Somebody who pays late and leaves
 * these out has paid: what is not charged anew is nobody's debt.
 */
export function amountsDue(
  {
    charge,
    instalment,
  }: {
    readonly charge: Pick<Charge, 'amountCents'>;
    readonly instalment?: Parameters<typeof lateOf>[0] | undefined;
  },
  paidOn: string,
): number[] {
  const { amountCents } = charge;
  if (!instalment) return [amountCents];
  const { fineCents, interestCents } = lateOf(instalment, paidOn);
  const late = fineCents + interestCents;
  return late === 0 ? [amountCents] : [amountCents + late, amountCents];
}

/** Day on which money pays a charge: what came before the charge was issued pays it on the day of issue. */
export function dayOfPayment({ createdAt }: Pick<Charge, 'createdAt'>, receivedOn: string): string {
  const issuedOn = businessDate(createdAt);
  return receivedOn < issuedOn ? issuedOn : receivedOn;
}

/** A charge is paid: fine and interest become lines of it, belong to the creator, and bear no fee. */
export function settle(
  { charge, lines, instalment }: Settled,
  paid: {
    readonly paidOn: string;
    readonly paidBy: NonNullable<Charge['paidBy']>;
    readonly amountCents: number;
    /** The day whose fine and interest it has, where that is another one. */
    readonly asOf?: string;
  },
  from: PaidFrom = paid.paidBy === 'card' ? 'clearing' : 'cash',
): { readonly patch: Partial<Charge>; readonly and: Change[] } {
  const { paidOn, paidBy, amountCents, asOf = paidOn } = paid;
  const patch = { paidOn, paidBy };
  if (charge.purpose === 'project') return { patch, and: settleEach(charge, lines, patch, from) };
  const [first] = lines;
  if (!instalment || !first || amountCents === charge.amountCents)
    return { patch, and: [post(chargePaid(charge, lines, from), paidOn)] };
  const { fineCents, interestCents } = lateOf(instalment, asOf);
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
    patch: { ...patch, amountCents },
    and: [
      ...late.map((line) => insert(chargeLines, line)),
      post(lateCharged({ ...charge, amountCents: amountCents - charge.amountCents }), paidOn),
      post(chargePaid({ ...charge, amountCents }, [...lines, ...late], from), paidOn),
    ],
  };
}

/** The one invoice of a project is paid: so is each charge that it stands for, with its own entry. */
function settleEach(
  { companyId, currency }: Charge,
  lines: readonly ChargeLine[],
  patch: Pick<Charge, 'paidOn' | 'paidBy'>,
  from: PaidFrom,
): Change[] {
  return lines.flatMap((line) => {
    const { ofChargeId: id, amountCents } = line;
    if (id === null) throw new RangeError(`Line ${line.id} of a project's invoice stands for no charge`);
    return [
      moveTo(charges, id, 'settleWithin', { patch }),
      post(chargePaid({ id, companyId, currency, amountCents }, [line], from), patch.paidOn ?? undefined),
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
