import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, cents, insert, moveTo, post, update } from '../../kit';
import { currency, defineCommand, id, line, lineOrEmpty, requireAccess, systemOnly } from '../../people';
import {
  type CardPayment,
  cardPayments,
  conversion,
  type PaymentOutcome,
  paymentMethod,
  paymentMethodFlow,
  paymentMethods,
  providerEvents,
  reference,
} from '../cardPayments';
import {
  accountsIn,
  chargeLines,
  charges,
  instalments,
  isOpen,
  providerTransfer,
  type Settled,
  settleMove,
  surplusReceived,
} from '../payment';
import { type Receipt, receipts } from '../receipt';
import { conversionChanges } from './conversion';
import { type Context, feeChanges, laterChanges } from './laterChanges';
import { insertSuspenseReceipt } from './unmatched';

const { brand, last4, expMonth, expYear } = paymentMethod.shape;
const news = z.discriminatedUnion('about', [
  z.strictObject({
    about: z.literal('card'),
    companyId: id,
    card: z.strictObject({ reference, customer: reference, brand, last4, expMonth, expYear }),
  }),
  z.strictObject({
    about: z.literal('payment'),
    paymentId: id,
    outcome: z.strictObject({
      status: z.enum(['waiting', 'paid', 'declined', 'expired']),
      intent: reference.nullable(),
      amountCents: cents,
      currency,
      failure: lineOrEmpty(120),
      processingCents: cents.nullable(),
      conversion: conversion.nullable(),
      refundedCents: cents,
      refundFailedCents: cents,
      disputedCents: cents,
      dispute: z.enum(['open', 'won', 'lost']).nullable(),
    }),
  }),
  z.strictObject({
    about: z.literal('transfer'),
    reference,
    status: z.enum(['paid', 'failed']),
    currency,
    amountCents: cents,
  }),
]);

/**
 * Applies a provider's event about a card, a payment or a transfer. Events may arrive in any order. Each
 * event is applied only once, by its reference. A state that the platform itself requested has no reference
 * and is always applied. Payments whose amount or currency differs from the charge, and failed refunds,
 * become receipts in suspense.
 */
export const applyCardEvent = defineCommand({
  name: 'provider-events.take',
  input: z.strictObject({
    message: z.strictObject({ reference, kind: line(60) }).nullable(),
    news,
  }),
  async load(find, { message, news: received }, { actor }) {
    requireAccess(actor, systemOnly);
    const named =
      received.about === 'payment' ? await find.many(cardPayments, { id: received.paymentId }) : [];
    const chargeId = named.map((one) => one.chargeId);
    const [charge] = await find.lockMany(charges, { id: chargeId });
    const [payment] = await find.lockMany(cardPayments, { id: named.map((one) => one.id) });
    const [kept] =
      received.about === 'card'
        ? await find.lockMany(paymentMethods, { reference: received.card.reference })
        : [];
    const [eventId, transferId] = await find.ids(providerEvents, 2);
    return {
      charge,
      payment,
      kept,
      eventId: eventId as number,
      transferId: transferId as number,
      receiptIds: await find.ids(receipts, named.length * 3),
      // Payments whose amount differs from the charge stay in suspense until finance decides.
      inSuspense:
        payment?.status === 'unmatched' && charge
          ? await find.lockMany(receipts, { status: 'unmatched', reference: charge.ourNumber })
          : [],
      claimCents:
        payment?.status === 'lost'
          ? await find.balance(accountsIn(payment.currency).claims(payment.companyId))
          : 0,
      transfers:
        received.about === 'transfer'
          ? await find.many(providerEvents, {
              reference: [keyOf(received.reference, 'paid'), keyOf(received.reference, 'failed')],
            })
          : [],
      lines: await find.many(chargeLines, { chargeId }),
      instalments: await find.many(instalments, { chargeId }),
      // Loaded after locking: if two copies of an event arrive concurrently, the second sees the first.
      seen: message ? await find.many(providerEvents, { reference: message.reference }) : [],
    };
  },
  decide({ rows, input: { message, news: received }, now }) {
    if (rows.seen.length > 0) return accept([], { done: false });
    const seen = message ? [insert(providerEvents, { ...message, id: rows.eventId })] : [];
    if (received.about === 'transfer') {
      const known = (status: string) =>
        rows.transfers.some((one) => one.reference === keyOf(received.reference, status));
      // A failed transfer that was never paid has no effect. Each status of a transfer is applied only once.
      const counts = !known(received.status) && (received.status === 'paid' || known('paid'));
      const amountCents = received.status === 'paid' ? received.amountCents : -received.amountCents;
      const key = { reference: keyOf(received.reference, received.status), kind: 'transfer' };
      return accept(
        counts && amountCents !== 0
          ? [
              ...seen,
              insert(providerEvents, { ...key, id: rows.transferId }),
              post(providerTransfer({ currency: received.currency, amountCents, id: rows.transferId })),
            ]
          : seen,
        { done: counts },
      );
    }
    if (received.about === 'card') {
      const { card, companyId } = received;
      if (rows.kept) {
        const { brand: name, last4: digits, expMonth: month, expYear: year } = card;
        const facts = { brand: name, last4: digits, expMonth: month, expYear: year };
        const renewed = rows.kept.expMonth !== month || rows.kept.expYear !== year;
        return accept(
          [
            ...seen,
            update(paymentMethods, rows.kept.id, { ...facts, ...(renewed ? { warnedOn: null } : {}) }),
          ],
          { done: true },
        );
      }
      const row = { ...card, companyId, status: paymentMethodFlow.initial, statusSince: now };
      return accept(
        [...seen, insert(paymentMethods, { ...row, isDefault: false, warnedOn: null, detachedAt: null })],
        { done: true },
      );
    }
    const { payment, charge } = rows;
    // The event belongs to another installation that shares the provider account.
    if (!payment || !charge) return accept(seen, { done: false });
    const settled = { charge, lines: rows.lines, instalment: rows.instalments[0] };
    const [first, second, third] = rows.receiptIds as [number, number, number];
    const receiptIds = [first, second, third] as const;
    const inSuspense = rows.inSuspense.find(
      ({ source, externalId }) => source === 'card' && externalId === keyOfReceipt(payment, payment.intent),
    );
    const context = { charge, receiptIds, claimCents: rows.claimCents, inSuspense, now };
    return accept([...seen, ...changesOf(payment, settled, received.outcome, context)], { done: true });
  },
});

const keyOf = (transfer: string, status: string) => `${transfer}_${status}`;

const keyOfReceipt = ({ id }: Pick<CardPayment, 'id'>, intent: string | null) => intent ?? `payment ${id}`;

/** Context of a payment, with its receipt in suspense if finance has not decided on it yet. */
type InSuspense = Context & { readonly inSuspense?: Pick<Receipt, 'id' | 'reason'> | undefined };

function changesOf(
  payment: CardPayment,
  settled: Settled,
  outcome: PaymentOutcome,
  context: InSuspense,
): Change[] {
  const { status } = payment;
  if (status === 'unmatched') {
    const { inSuspense } = context;
    const reason = reasonOf(payment, outcome);
    return [
      ...suspensePaymentChanges(payment, outcome, context),
      ...(inSuspense && inSuspense.reason !== reason ? [update(receipts, inSuspense.id, { reason })] : []),
    ];
  }
  if (status !== 'asked' && status !== 'declined' && status !== 'expired')
    return [...laterChanges(payment, outcome, context), ...conversionChanges(payment, outcome)];
  const { intent } = outcome;
  if (outcome.status === 'paid') {
    const { amountCents, currency: its } = outcome;
    const differs =
      amountCents !== payment.amountCents || its !== payment.currency || settled.charge.keptCents > 0;
    if (differs) return differingPaymentChanges(payment, outcome, context);
    return [...paid(payment, settled, outcome, context), ...conversionChanges(payment, outcome)];
  }
  if (status !== 'asked') return [];
  // On the provider's page the user can try another card, so a declined card does not end the payment.
  if (outcome.status === 'declined' && payment.session === null)
    return [moveTo(cardPayments, payment.id, 'decline', { patch: { intent, failure: outcome.failure } })];
  if (outcome.status === 'expired')
    return [moveTo(cardPayments, payment.id, 'expire', { patch: { intent } })];
  return [];
}

/**
 * True if the amount and currency paid are those requested. The amounts differ if part of the charge was paid
 * by other means.
 */
const isRequested = (
  { amountCents, currency: its }: Pick<CardPayment, 'amountCents' | 'currency'>,
  outcome: PaymentOutcome,
) => outcome.amountCents === amountCents && outcome.currency === its;

/**
 * Returns the reason why the receipt is in suspense. If the provider took the whole payment back, no money is
 * left to return.
 */
const reasonOf = (payment: CardPayment, outcome: PaymentOutcome) =>
  isRequested(payment, outcome) && outcome.refundedCents + outcome.disputedCents >= payment.amountCents
    ? 'payment_reversed'
    : 'amount_differs';

/**
 * Returns the changes for a later event about a payment in suspense. Money that the provider takes back
 * becomes a claim on the company, which finance closes together with the receipt.
 */
const suspensePaymentChanges = (payment: CardPayment, outcome: PaymentOutcome, context: Context): Change[] =>
  isRequested(payment, outcome) ? laterChanges(payment, outcome, context) : feeChanges(payment, outcome);

/**
 * Returns the changes for a payment whose amount or currency differs from the charge. The charge stays open.
 */
function differingPaymentChanges(payment: CardPayment, outcome: PaymentOutcome, context: Context): Change[] {
  const { charge, receiptIds, now } = context;
  const { intent, amountCents, currency: its } = outcome;
  const came = { ...payment, amountCents, currency: its, status: 'unmatched' as const };
  return [
    moveTo(cardPayments, payment.id, 'differ', { patch: { intent, failure: '' } }),
    ...insertSuspenseReceipt(
      payment,
      {
        id: receiptIds[0],
        externalId: keyOfReceipt(payment, intent),
        reference: charge.ourNumber,
        amountCents,
        currency: its,
        reason: reasonOf(payment, outcome),
      },
      now,
    ),
    ...(isRequested(payment, outcome) ? laterChanges(came, outcome, context) : feeChanges(came, outcome)),
    ...conversionChanges(came, outcome),
  ];
}

function paid(payment: CardPayment, settled: Settled, outcome: PaymentOutcome, context: Context): Change[] {
  const { id: paymentId, amountCents, currency: its, companyId, createdAt } = payment;
  const patch = { intent: outcome.intent, failure: '' };
  const owed = isOpen(settled.charge);
  const changes: Change[] = owed
    ? [
        moveTo(cardPayments, paymentId, 'settle', { patch }),
        ...settleMove(settled, {
          paidOn: businessDate(context.now),
          paidBy: 'card',
          amountCents,
          asOf: businessDate(createdAt),
        }),
      ]
    : [
        moveTo(cardPayments, paymentId, 'exceed', { patch: { ...patch, refundCents: amountCents } }),
        post(surplusReceived({ id: paymentId, companyId, currency: its, amountCents })),
      ];
  // An event that arrives late may already include refunds or disputes, so these are applied too.
  const after = owed
    ? { ...payment, ...patch, status: 'paid' as const }
    : { ...payment, ...patch, status: 'surplus' as const, refundCents: amountCents };
  return [...changes, ...laterChanges(after, outcome, context)];
}
