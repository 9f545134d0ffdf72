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
import { receipts } from '../receipt';
import { afterwards, type Context, feesSince } from './afterwards';
import { exchangedBy } from './exchanged';
import { unmatched } from './unmatched';

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
 * Applies news from a provider about a card, payment or transfer. Each message counts once, by its reference,
 * in any order; news requested by the platform has no reference and always applies.
 * Payments of another amount or currency than requested, and failed refunds, become receipts in suspense.
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
      // Read after locking, so that a concurrent duplicate sees the first.
      seen: message ? await find.many(providerEvents, { reference: message.reference }) : [],
    };
  },
  decide({ rows, input: { message, news: received }, now }) {
    if (rows.seen.length > 0) return accept([], { done: false });
    const seen = message ? [insert(providerEvents, { ...message, id: rows.eventId })] : [];
    if (received.about === 'transfer') {
      const known = (status: string) =>
        rows.transfers.some((one) => one.reference === keyOf(received.reference, status));
      // Ignores a failed transfer that never arrived. Each status counts once.
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
    // Belongs to another installation with the same provider account.
    if (!payment || !charge) return accept(seen, { done: false });
    const settled = { charge, lines: rows.lines, instalment: rows.instalments[0] };
    const [first, second, third] = rows.receiptIds as [number, number, number];
    const receiptIds = [first, second, third] as const;
    const context = { charge, receiptIds, claimCents: rows.claimCents, now };
    return accept([...seen, ...changesOf(payment, settled, received.outcome, context)], { done: true });
  },
});

const keyOf = (transfer: string, status: string) => `${transfer}_${status}`;

function changesOf(
  payment: CardPayment,
  settled: Settled,
  outcome: PaymentOutcome,
  context: Context,
): Change[] {
  const { status } = payment;
  // Finance decides at its receipt.
  if (status === 'unmatched') return feesSince(payment, outcome);
  if (status !== 'asked' && status !== 'declined' && status !== 'expired')
    return [...afterwards(payment, outcome, context), ...exchangedBy(payment, outcome)];
  const { intent } = outcome;
  if (outcome.status === 'paid') {
    const { amountCents, currency: its } = outcome;
    const differs =
      amountCents !== payment.amountCents || its !== payment.currency || settled.charge.keptCents > 0;
    if (differs) return differing(payment, outcome, context);
    return [...paid(payment, settled, outcome, context), ...exchangedBy(payment, outcome)];
  }
  if (status !== 'asked') return [];
  // On the provider's page the user may try another card; the page reports its end.
  if (outcome.status === 'declined' && payment.session === null)
    return [moveTo(cardPayments, payment.id, 'decline', { patch: { intent, failure: outcome.failure } })];
  if (outcome.status === 'expired')
    return [moveTo(cardPayments, payment.id, 'expire', { patch: { intent } })];
  return [];
}

/** Changes for a payment with another amount or currency than requested: its charge stays open. */
function differing(
  payment: CardPayment,
  outcome: PaymentOutcome,
  { charge, receiptIds: [receiptId], now }: Context,
): Change[] {
  const { intent, amountCents, currency: its } = outcome;
  const came = { ...payment, amountCents, currency: its };
  return [
    moveTo(cardPayments, payment.id, 'differ', { patch: { intent, failure: '' } }),
    ...unmatched(
      payment,
      {
        id: receiptId,
        externalId: intent ?? `payment ${payment.id}`,
        reference: charge.ourNumber,
        amountCents,
        currency: its,
        reason: 'amount_differs',
      },
      now,
    ),
    ...feesSince(came, outcome),
    ...exchangedBy(came, outcome),
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
  // Late news may already include refunds or disputes.
  const after = owed
    ? { ...payment, ...patch, status: 'paid' as const }
    : { ...payment, ...patch, status: 'surplus' as const, refundCents: amountCents };
  return [...changes, ...afterwards(after, outcome, context)];
}
