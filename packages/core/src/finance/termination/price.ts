import type { Amendment, Contract, Deliverable, ProposalLine } from '../../hiring';
import { allocate, divideHalfEven, portion, sum, toCents } from '../../kit';
import { type Setting, type SettingKey, settingOn } from '../../platform';
import { type PayContract, payAmounts } from '../pay';
import { type Charge, type Instalment, isOpen, type Payout, sameAgreement, workState } from '../payment';
import type { Termination, TerminationDue, TerminationPart } from './termination';

type Work = Pick<Deliverable, 'id' | 'contractId' | 'amendmentId' | 'status' | 'channel' | 'format'>;
type AgreementPayout = Pick<Payout, 'contractId' | 'amendmentId' | 'grossCents'> & {
  /** Id of the payout; null for an unpaid instalment. */
  readonly id: number | null;
};
/** An agreement that is not paid out yet: the contract itself, or one of its amendments. */
export interface Agreement {
  readonly payout: AgreementPayout;
  readonly feeCents: number;
  readonly startsOn: string | null;
  /** True if the brand has paid for the agreement. */
  readonly paid: boolean;
  /**
   * Set for an Elenco Pay contract: the instalment, the share that the client owes for ending the contract
   * before the delivery (`cancelBp`), and whether the work of the instalment is delivered. Work with a
   * requested change counts as not delivered.
   */
  readonly instalment?: { readonly id: number; readonly cancelBp: number; readonly delivered: boolean };
}

export interface EndingFacts {
  readonly contract: Pick<Contract, 'approvedOn'>;
  readonly agreements: readonly Agreement[];
  readonly work: readonly Work[];
  /** Lines of the proposal. Each deliverable is weighted by its offered price. */
  readonly lines: readonly ProposalLine[];
  readonly settings: readonly Setting[];
  /** The side that ends the contract. */
  readonly side: Termination['side'];
  /** Business date. */
  readonly today: string;
}

export type EndingPrice = Pick<
  Termination,
  'parts' | 'dues' | 'creatorCents' | 'feeCents' | 'refundCents' | 'waivedCents'
>;

/**
 * Returns the price of ending a contract today, in minor units. The state of each deliverable determines
 * which share of its price is due.
 */
export function endingPrice(facts: EndingFacts): EndingPrice {
  const settled = facts.agreements.map((agreement) => partsOf(agreement, facts));
  const dues = settled.map(({ agreement, parts }): TerminationDue => {
    const creatorCents = sum(parts.map((part) => part.dueCents));
    return { ...dueOf(agreement), creatorCents, feeCents: feeOn(agreement, creatorCents) };
  });
  return { parts: settled.flatMap(({ parts }) => parts), dues, ...sumsOf(facts.agreements, dues) };
}

/** Returns the creator's full amount, which is the maximum that staff can decide. */
export const fullCentsOf = (agreements: readonly Agreement[]): number =>
  sum(agreements.map(({ payout }) => payout.grossCents));

/**
 * Returns the price that staff decide: a single sum for the creator, split over the agreements in proportion.
 */
export function decidedPrice(
  agreements: readonly Agreement[],
  creatorCents: number,
): Omit<EndingPrice, 'parts'> {
  const shares = allocate(
    creatorCents,
    agreements.map(({ payout }) => payout.grossCents),
  );
  const dues = agreements.map((agreement, index) => ({
    ...dueOf(agreement),
    creatorCents: shares[index]!,
    feeCents: feeOn(agreement, shares[index]!),
  }));
  return { dues, ...sumsOf(agreements, dues) };
}

const dueOf = ({ payout, instalment }: Agreement) => ({
  payoutId: payout.id,
  ...(instalment ? { instalmentId: instalment.id } : {}),
});

/** Adds up the amounts due. Remaining amounts are refunded if they were paid, and waived if they were not. */
export function sumsOf(agreements: readonly Agreement[], dues: readonly TerminationDue[]) {
  const left = (paid: boolean) =>
    sum(
      agreements.flatMap((one, index) => {
        const due = dues[index]!;
        const whole = one.payout.grossCents + one.feeCents;
        return one.paid === paid ? [whole - due.creatorCents - due.feeCents] : [];
      }),
    );
  return {
    creatorCents: sum(dues.map((due) => due.creatorCents)),
    feeCents: sum(dues.map((due) => due.feeCents)),
    refundCents: left(true),
    waivedCents: left(false),
  };
}

/** Returns the fee that is due, in proportion to the creator's amount. */
function feeOn({ payout: { grossCents }, feeCents }: Agreement, dueCents: number): number {
  if (grossCents === 0) return feeCents;
  return toCents(divideHalfEven(BigInt(feeCents) * BigInt(dueCents), BigInt(grossCents)));
}

function partsOf(agreement: Agreement, facts: EndingFacts) {
  const { payout, instalment } = agreement;
  if (instalment) {
    const shareCents = payout.grossCents;
    // Under the contract, the client owes only the cancellation share until the work is delivered.
    const ofClient = instalment.delivered ? WHOLE : instalment.cancelBp;
    const dueBp = facts.side === 'creator' ? 0 : ofClient;
    const state = agreement.paid ? 'paid' : 'open';
    const of = { deliverableId: null, instalmentId: instalment.id, state };
    return { agreement, parts: [{ ...of, dueBp, shareCents, dueCents: portion(shareCents, dueBp) }] };
  }
  const own = facts.work.filter(sameAgreement(payout));
  const shares = allocate(
    payout.grossCents,
    own.length > 0 ? own.map((piece) => weightOf(piece, facts.lines)) : [1],
  );
  const pieces = own.length > 0 ? own : [null];
  const parts = pieces.map((piece, index) => ({
    deliverableId: piece?.id ?? null,
    state: piece?.status ?? 'rights',
    dueBp: dueBpOf(piece, agreement, facts),
    shareCents: shares[index]!,
  }));
  return { agreement, parts: withDues(parts) };
}

/**
 * Rounds the total amount due half to even. Each deliverable gets its running total rounded down; the last
 * one that is partly due gets the remaining cents.
 */
function withDues(parts: readonly Omit<TerminationPart, 'dueCents'>[]): TerminationPart[] {
  const last = parts.findLastIndex(({ dueBp }) => dueBp > 0 && dueBp < WHOLE);
  let exact = 0n;
  let given = 0n;
  return parts.map((part, index) => {
    exact += BigInt(part.shareCents) * BigInt(part.dueBp);
    const upTo = index < last ? exact / BigInt(WHOLE) : divideHalfEven(exact, BigInt(WHOLE));
    const dueCents = toCents(upTo - given);
    given = upTo;
    return { ...part, dueCents };
  });
}

/**
 * Returns the offered price of a deliverable in whole minor units; at least 1, so that each deliverable has a
 * weight.
 */
function weightOf({ channel, format }: Work, lines: readonly ProposalLine[]): number {
  const line = lines.find((one) => one.channel === channel && one.format === format);
  if (!line) return 1;
  return Math.max(
    1,
    line.pricing === 'total' ? Math.round(line.amountCents / line.quantity) : line.amountCents,
  );
}

const WHOLE = 10_000;

/**
 * Returns the share that is due, in basis points, by the settings on the day of the contract. If the creator
 * ends the contract, nothing is due for unapproved work.
 */
function dueBpOf(
  piece: Work | null,
  { startsOn }: Agreement,
  { contract, side, settings, today }: EndingFacts,
): number {
  const begun = startsOn === null || startsOn <= today;
  if (!piece) return begun ? WHOLE : 0;
  if (['approved', 'published', 'verified'].includes(piece.status)) return WHOLE;
  if (side === 'creator' || piece.status === 'cancelled') return 0;
  const of = (key: SettingKey) => settingOn(settings, key, contract.approvedOn);
  if (piece.status !== 'planned') return of('ending_produced_bp');
  return of(begun ? 'ending_begun_bp' : 'ending_before_bp');
}

/** Returns the agreements of a contract that have no payout in progress. */
export function agreementsOf(
  contract: Pick<Contract, 'feeCents' | 'startsOn'>,
  amendments: readonly Pick<Amendment, 'id' | 'feeCents' | 'startsOn'>[],
  payouts: readonly (AgreementPayout & Pick<Payout, 'id' | 'status'>)[],
  isPaid: (payout: AgreementPayout & Pick<Payout, 'id'>) => boolean,
): Agreement[] {
  return payouts
    .filter(({ status }) => status === 'waiting_invoice')
    .flatMap((payout) => {
      const terms =
        payout.amendmentId === null ? contract : amendments.find(({ id }) => id === payout.amendmentId);
      return terms
        ? [{ payout, feeCents: terms.feeCents, startsOn: terms.startsOn, paid: isPaid(payout) }]
        : [];
    });
}

/** Returns the unapproved instalments of an Elenco Pay contract. Approved ones belong to the creator. */
export function payAgreements(
  { cancelBp }: Pick<PayContract, 'cancelBp'>,
  parts: readonly Instalment[],
  billed: readonly Pick<Charge, 'id' | 'status' | 'amountCents' | 'feeCents'>[],
): Agreement[] {
  return parts
    .filter(({ approvedAt }) => approvedAt === null)
    .flatMap(({ id, contractId, payoutId, chargeId, ...part }) => {
      const charge = billed.find((one) => one.id === chargeId);
      const paid = charge?.status === 'paid';
      if (!charge || !(paid || isOpen(charge))) return [];
      const grossCents = charge.amountCents - charge.feeCents;
      return [
        {
          payout: { id: payoutId, contractId, amendmentId: null, grossCents },
          feeCents: charge.feeCents,
          startsOn: null,
          paid,
          instalment: { id, cancelBp, delivered: workState(part) === 'delivered' },
        },
      ];
    });
}

/**
 * Returns the price that the client of an Elenco Pay contract pays, and the amount that the creator gets
 * before taxes, if a side ends the contract before any delivery.
 */
export function priceBeforeDelivery(
  pay: Parameters<typeof payAmounts>[0] & Pick<PayContract, 'cancelBp'>,
  side: Termination['side'],
): { readonly clientCents: number; readonly creatorCents: number } {
  const agreements = payAmounts(pay).instalments.map(
    ({ ordinal, amountCents, feeCents }): Agreement => ({
      payout: { id: null, contractId: 0, amendmentId: null, grossCents: amountCents - feeCents },
      feeCents,
      startsOn: null,
      paid: false,
      instalment: { id: ordinal, cancelBp: pay.cancelBp, delivered: false },
    }),
  );
  // These values affect only the price of hirings.
  const ofHiring = { contract: { approvedOn: '' }, work: [], lines: [], settings: [], today: '' };
  const { creatorCents, feeCents } = endingPrice({ ...ofHiring, agreements, side });
  return { clientCents: creatorCents + feeCents, creatorCents };
}

/** Returns the agreements that an early end of the contract covers, in the order of the given rows. */
export function endingAgreements({
  contract,
  amendments,
  owed,
  billed,
  parts,
  pay,
}: {
  readonly contract: Parameters<typeof agreementsOf>[0] | undefined;
  readonly amendments: Parameters<typeof agreementsOf>[1];
  readonly owed: Parameters<typeof agreementsOf>[2];
  readonly billed: readonly Charge[];
  readonly parts: readonly Instalment[];
  /** The Elenco Pay contract; null for a hiring. */
  readonly pay: Pick<PayContract, 'cancelBp'> | null;
}): Agreement[] {
  if (pay) return payAgreements(pay, parts, billed);
  if (!contract) return [];
  return agreementsOf(contract, amendments, owed, (payout) =>
    billed.some((charge) => charge.status === 'paid' && sameAgreement(payout)(charge)),
  );
}
