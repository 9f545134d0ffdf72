import { type Change, moveTo, post, update } from '../../kit';
import { type CardPayment, cardPayments, type PaymentOutcome } from '../cardPayments';
import {
  type Charge,
  disputeLost,
  disputeOpened,
  disputeWon,
  processingTaken,
  refundUnasked,
  surplusReturned,
} from '../payment';
import { insertSuspenseReceipt } from './unmatched';

export interface Context {
  readonly charge: Pick<Charge, 'ourNumber'>;
  /**
   * Ids for new receipts in suspense: for a failed refund, for a set-off and for a repayment by the creator,
   * in this order. Finance closes these receipts.
   */
  readonly receiptIds: readonly [number, number, number];
  /**
   * Amount that the company still owes after its bank took money back (a chargeback), less the creator's
   * repayments.
   */
  readonly claimCents: number;
  readonly now: string;
}

/** Returns the currency in which the provider withholds its fees: that of the provider account. */
const feeCurrency = (payment: CardPayment, { conversion: into }: PaymentOutcome) =>
  into?.currency ?? payment.currency;

/** Returns the changes for fees that the provider withheld or returned since its last event. */
export function feeChanges(payment: CardPayment, outcome: PaymentOutcome): Change[] {
  const { id } = payment;
  const { processingCents } = outcome;
  const taken = (processingCents ?? 0) - (payment.processingCents ?? 0);
  if (processingCents === null || taken === 0) return [];
  return [
    update(cardPayments, id, { processingCents }),
    post(processingTaken({ id, currency: feeCurrency(payment, outcome), processingCents: taken })),
  ];
}

/** Returns the changes for events after a payment was made: fees, refunds, failed refunds and disputes. */
export function laterChanges(payment: CardPayment, outcome: PaymentOutcome, context: Context): Change[] {
  // The total of failed refunds never decreases, so this event is older than one that was already applied.
  if (outcome.refundFailedCents < payment.refundFailedCents) return [];
  const fees = feeChanges(payment, outcome);
  return [
    ...fees,
    ...(payment.status === 'surplus'
      ? duplicatePaymentChanges(payment, outcome, context)
      : settledPaymentChanges(payment, outcome, context)),
  ];
}

const unrequestedRefundCents = ({
  refundCents,
  refundedCents,
}: Pick<CardPayment, 'refundCents' | 'refundedCents'>) => Math.max(0, refundedCents - refundCents);

/**
 * Returns the changes for a payment that settled its charge. Chargebacks, and refunds that the platform did
 * not request, become a claim on the company.
 */
function settledPaymentChanges(payment: CardPayment, outcome: PaymentOutcome, context: Context): Change[] {
  const { id, companyId, currency, amountCents } = payment;
  const posting = (cents: number) => ({ id, companyId, currency, amountCents: cents });
  const { refundedCents, refundFailedCents, dispute } = outcome;
  const recovered = payment.status === 'lost' && dispute === 'won';
  const isLost = payment.status === 'lost' && !recovered;
  const disputedCents = isLost ? payment.disputedCents : outcome.disputedCents;
  const changes: Change[] = [];

  // The platform still owes a failed refund only if the platform requested it.
  const failed = refundFailedCents - payment.refundFailedCents;
  const owed = Math.min(failed, Math.max(0, payment.refundCents - refundedCents));
  if (owed > 0) changes.push(...refundFailed(payment, owed, refundFailedCents, context));
  const after = { refundCents: payment.refundCents - owed, refundedCents };
  const unasked = unrequestedRefundCents(after) - unrequestedRefundCents(payment);
  if (unasked !== 0) changes.push(post(refundUnasked(posting(unasked))));

  const taken = disputedCents - payment.disputedCents;
  if (taken > 0) changes.push(post(disputeOpened(posting(taken))));
  if (recovered) changes.push(...lateWinChanges(payment, context));
  else if (taken < 0) changes.push(post(disputeWon(posting(-taken))));

  const before = payment.status;
  const opens = (before === 'paid' || before === 'refunded') && disputedCents > 0;
  const disputed = opens || before === 'disputed';
  const wins = recovered || (before === 'disputed' && disputedCents === 0);
  const loses = disputed && dispute === 'lost';
  // Money left at the provider. If it does not cover a pending refund, the chargeback has covered that
  // refund.
  const there = Math.max(0, amountCents - refundedCents - disputedCents);
  const gone = loses ? Math.max(0, after.refundCents - refundedCents - there) : 0;
  const patch = {
    refundCents: after.refundCents - gone,
    refundedCents,
    refundFailedCents,
    disputedCents,
    setOffCents: recovered ? 0 : payment.setOffCents + gone,
  };
  const isNew = Object.entries(patch).some(([name, cents]) => payment[name as keyof typeof patch] !== cents);
  if (isNew) changes.push(update(cardPayments, id, patch));
  if (opens) changes.push(moveTo(cardPayments, id, 'dispute'));
  if (wins) changes.push(moveTo(cardPayments, id, 'win'));
  if (loses) changes.push(moveTo(cardPayments, id, 'lose'));
  if (gone > 0) changes.push(post(disputeLost(posting(gone))));

  const isPaid = wins || (before === 'paid' && !opens);
  if (isPaid && refundedCents === amountCents) changes.push(moveTo(cardPayments, id, 'refund'));
  if (before === 'refunded' && !opens && refundedCents < amountCents)
    changes.push(moveTo(cardPayments, id, 'failRefund'));
  return changes;
}

/**
 * Returns the changes for a dispute that was lost and then won. From suspense, finance pays the set-off
 * amount to the company and the repaid amount to the creator.
 */
function lateWinChanges(payment: CardPayment, { charge, receiptIds, claimCents, now }: Context): Change[] {
  const { id, intent, companyId, currency, disputedCents, setOffCents } = payment;
  const openCents = disputedCents - setOffCents;
  const claimedCents = Math.min(openCents, Math.max(0, claimCents));
  const owed = [
    { id: receiptIds[1], what: 'set off', amountCents: setOffCents },
    { id: receiptIds[2], what: 'repaid', amountCents: openCents - claimedCents },
  ].filter(({ amountCents }) => amountCents > 0);
  const won = { id, companyId, currency, amountCents: claimedCents };
  return [
    ...(claimedCents > 0 ? [post(disputeWon(won))] : []),
    ...owed.flatMap(({ what, ...one }) => {
      const externalId = `${intent ?? id} ${what} ${one.id}`;
      const came = { ...one, externalId, reference: charge.ourNumber, currency };
      return insertSuspenseReceipt(payment, { ...came, reason: 'dispute_won' }, now);
    }),
  ];
}

/**
 * Returns the changes for a duplicate payment, which is refunded in full. A chargeback counts as a refund.
 */
function duplicatePaymentChanges(payment: CardPayment, outcome: PaymentOutcome, context: Context): Change[] {
  const { id, companyId, currency, amountCents } = payment;
  const { refundFailedCents } = outcome;
  const wonCents = outcome.dispute === 'lost' ? outcome.disputedCents : 0;
  const refundedCents = Math.min(amountCents, outcome.refundedCents + wonCents);
  const failed = refundFailedCents - payment.refundFailedCents;
  const refundCents = Math.max(refundedCents, payment.refundCents - failed);
  const owed = payment.refundCents - refundCents;
  const left = refundedCents - payment.refundedCents + owed;
  if (left === 0 && failed === 0) return [];
  const patch = { refundCents, refundedCents, refundFailedCents };
  return [
    ...(left === 0 ? [] : [post(surplusReturned({ id, companyId, currency, amountCents: left }))]),
    ...(owed > 0 ? refundFailed(payment, owed, refundFailedCents, context) : []),
    ...(refundCents > refundedCents
      ? [update(cardPayments, id, patch)]
      : [moveTo(cardPayments, id, refundedCents > 0 ? 'refund' : 'failRefund', { patch })]),
  ];
}

/** Records a failed refund: the provider has the money again, and finance must return it by other means. */
const refundFailed = (
  payment: CardPayment,
  amountCents: number,
  failedCents: number,
  { charge, receiptIds: [id], now }: Context,
): Change[] =>
  insertSuspenseReceipt(
    payment,
    {
      id,
      externalId: `${payment.intent ?? payment.id} refund ${failedCents}`,
      reference: charge.ourNumber,
      amountCents,
      currency: payment.currency,
      reason: 'refund_failed',
    },
    now,
  );
