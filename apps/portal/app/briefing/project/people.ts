import {
  balancesOf,
  type Charge,
  currentPayout,
  type Payout,
  unpaidCharges,
  withInvoices,
} from '@elenco/core/finance';
import { type Contract, type Deliverable, type Proposal, toSignBySide, waitsFor } from '@elenco/core/hiring';
import { nextDate } from '@elenco/core/operations';
import type { RequestContext } from '../../adapters/requestContext.server';
import { byUrgency, pieceState, progressOf } from './hiringProgress';

interface Hirings {
  readonly offers: readonly Proposal[];
  readonly made: readonly Contract[];
  readonly work: readonly Deliverable[];
  readonly charges: readonly Charge[];
  readonly payouts: readonly Payout[];
  readonly moved: Awaited<ReturnType<RequestContext['app']['money']['ofProjects']>>;
  readonly today: string;
  /** True if the project has expired, which ends its open proposals. */
  readonly expired: boolean;
}

/** Returns all creators with a proposal or a contract, the most urgent first. */
export function peopleOf({ offers, made, work, charges: owed, payouts, moved, today, expired }: Hirings) {
  return [...new Set([...made, ...offers].map((one) => one.creatorId))]
    .map((creatorId) => {
      const by = (one: { readonly creatorId: number | null }) => one.creatorId === creatorId;
      const offer = offers.find(by);
      const contract = made.findLast(by);
      const contractIds = made.filter(by).map(({ id }) => id);
      const [agreed] = balancesOf(
        moved.filter(({ contractId }) => contractId !== null && contractIds.includes(contractId)),
      );
      const pieces = work.filter((one) => one.contractId === contract?.id);
      const payout = currentPayout(payouts.filter((one) => one.contractId === contract?.id));
      const own = withInvoices(owed, by);
      const unpaid = unpaidCharges(own).filter(({ contractId }) => contractId === contract?.id);
      const lapsed = expired && !contract && offer !== undefined && waitsFor(offer) !== null;
      return {
        creatorId,
        offer: offer?.status,
        lapsed,
        contractId: contract?.id,
        progress: progressOf({ offer, lapsed, contract, pieces, unpaid, payout, today }),
        pieces: pieces.map((piece) => ({ id: piece.id, state: pieceState(piece, unpaid, today) })),
        next: nextDate(
          {
            offers: lapsed ? [] : offers.filter(by),
            work: work.filter(by),
            charges: own,
            payouts: payouts.filter(by),
          },
          today,
        ),
        contractedCents: agreed ? agreed.paidCents + agreed.toPayCents : 0,
        ...unsettledAmounts(lapsed ? undefined : offer, contract),
      };
    })
    .sort(byUrgency);
}

/** Returns the amounts in cents that a creator's open proposal or unsigned contract (`toSignBySide`) would cost. */
export function unsettledAmounts(
  offer: Pick<Proposal, 'status' | 'totalCents'> | undefined,
  contract: Pick<Contract, 'status' | 'totalCents' | 'companyAcceptedAt'> | undefined,
): { readonly offeredCents: number } & ReturnType<typeof toSignBySide> {
  return {
    offeredCents: !contract && offer && waitsFor(offer) !== null ? offer.totalCents : 0,
    ...toSignBySide(contract ? [contract] : []),
  };
}

type OfCreator = readonly { readonly id: number; readonly creatorId: number }[];

/** Returns the creator id of each row, by `<resource>.<row id>`. */
export const creatorOf = (rows: Readonly<Record<string, OfCreator>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, own]) => own.map((one) => [`${name}.${one.id}`, one.creatorId])),
  );
