import { z } from 'zod';
import { id } from '../../people';
import { amountsDue, type Charge, type Instalment, openCentsOf, ourNumberOf } from '../payment';
import { repaymentNamed } from '../repayment';
import { type Receipt, unmatchedReason } from './receipt';

/**
 * Reasons to propose a charge for a receipt: the payer stated the number of the charge, the company of the
 * charge paid, or the amount is due.
 */
export const proposalReason = z.enum(['reference', 'payer', 'amount']);

/** Reasons for suspense for which money is returned if no charge matches it. */
const returnReasons = unmatchedReason.extract([
  'already_paid',
  'charge_cancelled',
  'refund_failed',
  'dispute_won',
  'payment_reversed',
]);

/** A proposed action for money in suspense, with the reason. */
export const receiptProposal = z.discriminatedUnion('act', [
  z.object({ act: z.literal('match'), chargeId: id, why: z.array(proposalReason) }),
  z.object({ act: z.literal('part'), chargeId: id }),
  z.object({ act: z.literal('assign'), repaymentId: id }),
  z.object({ act: z.literal('return'), why: returnReasons }),
]);
export type ReceiptProposal = z.output<typeof receiptProposal>;

export interface OpenCharge {
  readonly charge: Pick<Charge, 'id' | 'amountCents' | 'keptCents' | 'slipCents' | 'currency' | 'ourNumber'>;
  readonly instalment: Pick<Instalment, 'amountCents' | 'dueOn' | 'fineBp' | 'interestBp'> | undefined;
  /** CNPJ or CPF of the company that owes the charge. */
  readonly taxId: string | null;
}

type SuspenseReceipt = Pick<
  Receipt,
  'amountCents' | 'currency' | 'receivedOn' | 'reference' | 'payerTaxId' | 'reason'
>;

const weight = { reference: 4, payer: 2, amount: 1 } as const;

/**
 * Proposes an action for money in suspense: assign it to the repayment that the payer named; match it with
 * the best charge of exactly this amount; keep it as a partial payment of the named charge; or return it if
 * that charge needs no money. Returns null if nothing matches, or two charges match equally.
 */
export function proposalFor(receipt: SuspenseReceipt, open: readonly OpenCharge[]): ReceiptProposal | null {
  // Finance has unmatched the money from this charge before, so nothing is proposed.
  if (receipt.reason === 'wrong_charge') return null;
  if (receipt.reason === 'payment_reversed') return { act: 'return', why: receipt.reason };
  const repaymentId = repaymentNamed(receipt.reference);
  if (repaymentId !== null) return { act: 'assign', repaymentId };
  const found = open
    .filter(
      ({ charge, instalment }) =>
        charge.currency === receipt.currency &&
        [...amountsDue({ charge, instalment }, receipt.receivedOn), charge.slipCents].includes(
          receipt.amountCents,
        ),
    )
    .map(({ charge, taxId }) => {
      const why: z.output<typeof proposalReason>[] = [
        ...(isReferenceTo(receipt.reference, charge.ourNumber) ? (['reference'] as const) : []),
        ...(taxId !== null && taxId === receipt.payerTaxId ? (['payer'] as const) : []),
        'amount',
      ];
      return { chargeId: charge.id, why, points: why.reduce((sum, one) => sum + weight[one], 0) };
    })
    .toSorted((one, other) => other.points - one.points);
  const [best, next] = found;
  const alone = best && best.points > (next?.points ?? 0) ? best : undefined;
  const { reason } = receipt;
  const { data: over } = returnReasons.safeParse(reason);
  // If the payer named a charge that is closed or combined, an equal amount alone is not sufficient to match
  // another charge.
  if (alone && !((over || reason === 'charge_combined') && alone.points === weight.amount)) {
    return { act: 'match', chargeId: alone.chargeId, why: alone.why };
  }
  if (over) return { act: 'return', why: over };
  const partly = open.find(
    ({ charge }) =>
      charge.currency === receipt.currency &&
      isReferenceTo(receipt.reference, charge.ourNumber) &&
      receipt.amountCents < openCentsOf(charge),
  );
  return partly ? { act: 'part', chargeId: partly.charge.id } : null;
}

/** Returns the slip number in a payer's reference, ignoring non-digits. */
export const slipNumberIn = (reference: string): string => ourNumberOf(reference.replace(/\D/g, ''));

const isReferenceTo = (reference: string, ourNumber: string): boolean =>
  slipNumberIn(reference) === ourNumberOf(ourNumber);
