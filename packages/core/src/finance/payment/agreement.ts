import { type Deliverable, isDeliveredOrDropped } from '../../hiring';
import type { Instalment } from './instalment';
import type { Payout } from './schema';

interface OfAgreement {
  /** Null for rows without a contract. */
  readonly contractId: number | null;
  readonly amendmentId: number | null;
}

/** Returns a predicate for rows of the same agreement: the contract itself, or one renewal of it. */
export const sameAgreement =
  ({ contractId, amendmentId }: OfAgreement) =>
  (other: OfAgreement): boolean =>
    contractId !== null && other.contractId === contractId && other.amendmentId === amendmentId;

/** True if nothing is left to pay: the payout was made, or cancelled with its contract. */
export const isPayoutOver = ({ status }: Pick<Payout, 'status'>): boolean =>
  status === 'made' || status === 'cancelled';

/** Returns the current payout of a contract: the first that is not over, or the last. */
export const currentPayout = <P extends Pick<Payout, 'id' | 'status'>>(
  payouts: readonly P[],
): P | undefined => {
  const inOrder = payouts.toSorted((a, b) => a.id - b.id);
  return inOrder.find((one) => !isPayoutOver(one)) ?? inOrder.at(-1);
};

/** Returns the work that a payout waits for: its own, or all work of the contract if it has none. */
export function workOf<Work extends OfAgreement>(payout: OfAgreement, work: readonly Work[]): Work[] {
  const own = work.filter(sameAgreement(payout));
  return own.length > 0 ? own : work.filter(({ contractId }) => contractId === payout.contractId);
}

/**
 * True if the work of a payout was delivered. A renewal without work only adds time and counts as delivered.
 */
export function isWorkDone(
  payout: Pick<Payout, 'contractId' | 'amendmentId'>,
  work: readonly Pick<Deliverable, 'contractId' | 'amendmentId' | 'status'>[],
): boolean {
  const own = work.filter(sameAgreement(payout));
  return own.length === 0 ? payout.amendmentId !== null : isDeliveredOrDropped(own);
}

/**
 * True if a payout waits only for its invoice. An instalment waits for approval by the client, unless its
 * contract has ended and only the amount due remains; any other payout waits for its work.
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
