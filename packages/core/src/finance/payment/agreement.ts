import { type Deliverable, isDeliveredOrDropped } from '../../hiring';
import type { Instalment } from './instalment';
import type { Payout } from './schema';

interface OfAgreement {
  /** Null for what is of no contract. */
  readonly contractId: number | null;
  readonly amendmentId: number | null;
}

/** Whether a row is of the same agreement: the contract itself, or one renewal of it. */
export const sameAgreement =
  ({ contractId, amendmentId }: OfAgreement) =>
  (other: OfAgreement): boolean =>
    contractId !== null && other.contractId === contractId && other.amendmentId === amendmentId;

/** Nothing of it is left to pay: it was made, or cancelled with its contract. */
export const isPayoutOver = ({ status }: Pick<Payout, 'status'>): boolean =>
  status === 'made' || status === 'cancelled';

/** Of a contract's payouts the one that its people are at: the first that is not over, else the last. */
export const currentPayout = <P extends Pick<Payout, 'id' | 'status'>>(
  payouts: readonly P[],
): P | undefined => {
  const inOrder = payouts.toSorted((a, b) => a.id - b.id);
  return inOrder.find((one) => !isPayoutOver(one)) ?? inOrder.at(-1);
};

/** The work that a payout waits for: its own, or all of the contract's where it is of time alone. */
export function workOf<Work extends OfAgreement>(payout: OfAgreement, work: readonly Work[]): Work[] {
  const own = work.filter(sameAgreement(payout));
  return own.length > 0 ? own : work.filter(({ contractId }) => contractId === payout.contractId);
}

/** Whether what a payout is for has been delivered. Time alone, a renewal without work, is delivered by itself. */
export function isWorkDone(
  payout: Pick<Payout, 'contractId' | 'amendmentId'>,
  work: readonly Pick<Deliverable, 'contractId' | 'amendmentId' | 'status'>[],
): boolean {
  const own = work.filter(sameAgreement(payout));
  return own.length === 0 ? payout.amendmentId !== null : isDeliveredOrDropped(own);
}

/**
 * Whether a payout waits for nothing but its invoice: an instalment for its client's approval, unless its contract has
 * ended and only what is due of it is left; any other for its work.
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
