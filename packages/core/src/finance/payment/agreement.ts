import { type Deliverable, isCreatorsTurn, isDeliveredOrDropped } from '../../hiring';
import { type Instalment, workState } from './instalment';
import type { Payout } from './schema';

interface OfAgreement {
  /** The contract of the row; null for rows without a contract. */
  readonly contractId: number | null;
  readonly amendmentId: number | null;
}

/**
 * Returns a predicate that is true for rows of the same agreement. An agreement is the contract itself or one
 * of its amendments.
 */
export const sameAgreement =
  ({ contractId, amendmentId }: OfAgreement) =>
  (other: OfAgreement): boolean =>
    contractId !== null && other.contractId === contractId && other.amendmentId === amendmentId;

/** True if nothing is left to pay: the payout was paid, or cancelled with its contract. */
export const isPayoutOver = ({ status }: Pick<Payout, 'status'>): boolean =>
  status === 'made' || status === 'cancelled';

/**
 * Returns the current payout of a contract: the first one with something left to pay, otherwise the last one.
 */
export const currentPayout = <P extends Pick<Payout, 'id' | 'status'>>(
  payouts: readonly P[],
): P | undefined => {
  const inOrder = payouts.toSorted((a, b) => a.id - b.id);
  return inOrder.find((one) => !isPayoutOver(one)) ?? inOrder.at(-1);
};

/**
 * Returns the work on which a payout depends: the work of its agreement or, if it has none, all work of the
 * contract.
 */
export function workOf<Work extends OfAgreement>(payout: OfAgreement, work: readonly Work[]): Work[] {
  const own = work.filter(sameAgreement(payout));
  return own.length > 0 ? own : work.filter(({ contractId }) => contractId === payout.contractId);
}

/**
 * True if the work for a payout is delivered. An amendment without work only extends time and counts as
 * delivered.
 */
export function isWorkDone(
  payout: Pick<Payout, 'contractId' | 'amendmentId'>,
  work: readonly Pick<Deliverable, 'contractId' | 'amendmentId' | 'status'>[],
): boolean {
  const own = work.filter(sameAgreement(payout));
  return own.length === 0 ? payout.amendmentId !== null : isDeliveredOrDropped(own);
}

/**
 * True if only the creator's invoice is missing for a payout. An instalment also needs the client's approval,
 * unless the contract has ended and only the amount due remains. Any other payout needs its work.
 */
export function isEarned(
  payout: Pick<Payout, 'contractId' | 'amendmentId'>,
  of: {
    readonly part: Pick<Instalment, 'approvedAt'> | undefined;
    readonly ended: boolean;
    readonly work: Parameters<typeof isWorkDone>[1];
  },
): boolean {
  return of.part ? of.part.approvedAt !== null || of.ended : isWorkDone(payout, of.work);
}

/** Missing precondition of a payout: the creator's work, its approval, or the document. */
export type PayoutNeed = 'delivery' | 'approval' | 'document';

/**
 * Returns the missing requirement of a payout. The result is `delivery` as long as the creator has to act on
 * any of the work.
 */
export function payoutNeed(
  payout: Pick<Payout, 'contractId' | 'amendmentId'>,
  of: Parameters<typeof isEarned>[1] & {
    readonly part: (Pick<Instalment, 'approvedAt'> & { readonly work: Instalment['work'] }) | undefined;
  },
): PayoutNeed {
  if (isEarned(payout, of)) return 'document';
  const isOwed = of.part
    ? workState(of.part) !== 'delivered'
    : of.work.filter(sameAgreement(payout)).some(isCreatorsTurn);
  return isOwed ? 'delivery' : 'approval';
}
