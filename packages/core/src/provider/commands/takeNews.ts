import { z } from 'zod';
import { businessDate } from '../../brazil';
import { accept, type Change, cents, insert, moveTo, post, refuse, update } from '../../kit';
import { currency, defineCommand, demand, id, line, lineOrEmpty, systemOnly } from '../../party';
import {
  chargeLines,
  charges,
  disputeLost,
  disputeOpened,
  disputeWon,
  instalments,
  isOpen,
  processingTaken,
  providerTransfer,
  refundUnasked,
  type Settled,
  settleMove,
  surplusReceived,
  surplusReturned,
} from '../../payment';
import { exchangedBy } from '../exchanged';
import { paymentMethodFlow } from '../flow';
import type { PaymentOutcome } from '../port';
import { cardPayments, paymentMethods, providerEvents } from '../resource';
import { type CardPayment, conversion, paymentMethod, reference } from '../schema';

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
 * What a provider says has become of a card, a payment or a transfer to our bank account, read anew from it. A message
 * counts once, by its reference, whatever order messages come in; what was asked by ourselves has none and is taken for
 * what it says now. Refuses `amount_differs` where it speaks of another amount than was asked for.
 */
export const takeNews = defineCommand({
  name: 'provider-events.take',
  input: z.strictObject({
    message: z.strictObject({ reference, kind: line(60) }).nullable(),
    news,
  }),
  async load(find, { message, news: received }, { actor }) {
    demand(actor, systemOnly);
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
      transfers:
        received.about === 'transfer'
          ? await find.many(providerEvents, {
              reference: [keyOf(received.reference, 'paid'), keyOf(received.reference, 'failed')],
            })
          : [],
      lines: await find.many(chargeLines, { chargeId }),
      instalments: await find.many(instalments, { chargeId }),
      // After the locks: a message that came twice at once is seen by the second.
      seen: message ? await find.many(providerEvents, { reference: message.reference }) : [],
    };
  },
  decide({ rows, input: { message, news: received }, now }) {
    if (rows.seen.length > 0) return accept([], { done: false });
    const seen = message ? [insert(providerEvents, { ...message, id: rows.eventId })] : [];
    if (received.about === 'transfer') {
      const known = (status: string) =>
        rows.transfers.some((one) => one.reference === keyOf(received.reference, status));
      // One that failed without having come is nothing; each counts once, however often it is said.
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
    // Of another installation that has the same account at the provider.
    if (!payment || !charge) return accept(seen, { done: false });
    const { outcome } = received;
    if (outcome.amountCents !== payment.amountCents || outcome.currency !== payment.currency)
      return refuse('amount_differs', '', { expectedCents: payment.amountCents, currency: payment.currency });
    const settled = { charge, lines: rows.lines, instalment: rows.instalments[0] };
    return accept([...seen, ...changesOf(payment, settled, outcome, now)], { done: true });
  },
});

const keyOf = (transfer: string, status: string) => `${transfer}_${status}`;

function changesOf(payment: CardPayment, settled: Settled, outcome: PaymentOutcome, now: string): Change[] {
  const { status } = payment;
  if (status !== 'asked' && status !== 'declined' && status !== 'expired')
    return [...afterwards(payment, outcome), ...exchangedBy(payment, outcome)];
  const { intent } = outcome;
  if (outcome.status === 'paid')
    return [...paid(payment, settled, outcome, now), ...exchangedBy(payment, outcome)];
  if (status !== 'asked') return [];
  // At the provider's page somebody may try another card; the page says when it is over.
  if (outcome.status === 'declined' && payment.session === null)
    return [moveTo(cardPayments, payment.id, 'decline', { patch: { intent, failure: outcome.failure } })];
  if (outcome.status === 'expired')
    return [moveTo(cardPayments, payment.id, 'expire', { patch: { intent } })];
  return [];
}

/** A provider keeps its fee of what lies on its account. */
const keptIn = (payment: CardPayment, { conversion: into }: PaymentOutcome) =>
  into?.currency ?? payment.currency;

function paid(payment: CardPayment, settled: Settled, outcome: PaymentOutcome, now: string): Change[] {
  const { id: paymentId, amountCents, currency: its, companyId, createdAt } = payment;
  const { intent, processingCents } = outcome;
  const patch = { intent, processingCents, failure: '' };
  const fee = processingCents
    ? [post(processingTaken({ id: paymentId, currency: keptIn(payment, outcome), processingCents }))]
    : [];
  const owed = isOpen(settled.charge);
  const changes: Change[] = owed
    ? [
        moveTo(cardPayments, paymentId, 'settle', { patch }),
        ...settleMove(settled, {
          paidOn: businessDate(now),
          paidBy: 'card',
          amountCents,
          asOf: businessDate(createdAt),
        }),
      ]
    : [
        moveTo(cardPayments, paymentId, 'exceed', { patch: { ...patch, refundCents: amountCents } }),
        post(surplusReceived({ id: paymentId, companyId, currency: its, amountCents })),
      ];
  // Of what was told late some has gone back already, or is objected to.
  const after = owed
    ? { ...payment, ...patch, status: 'paid' as const }
    : { ...payment, ...patch, status: 'surplus' as const, refundCents: amountCents };
  return [...changes, ...fee, ...afterwards(after, outcome)];
}

/** What becomes of a payment that was made: what the provider kept, what went back, what its holder objects to. */
function afterwards(payment: CardPayment, outcome: PaymentOutcome): Change[] {
  const { id: paymentId, companyId, currency: its, amountCents } = payment;
  const of = { id: paymentId, companyId, currency: its };
  const changes: Change[] = [];
  if (payment.processingCents === null && outcome.processingCents) {
    const { processingCents } = outcome;
    changes.push(
      update(cardPayments, paymentId, { processingCents }),
      post(processingTaken({ ...of, currency: keptIn(payment, outcome), processingCents })),
    );
  }
  // What had to go back anyway is back when its holder has won it through the bank.
  const lostSurplus = payment.status === 'surplus' && outcome.dispute === 'lost';
  const refundedCents = lostSurplus ? amountCents : outcome.refundedCents;
  const backCents = refundedCents - payment.refundedCents;
  if (backCents > 0) {
    const patch = { refundedCents };
    const unaskedCents = Math.max(0, refundedCents - Math.max(payment.refundCents, payment.refundedCents));
    if (payment.status === 'surplus') changes.push(post(surplusReturned({ ...of, amountCents: backCents })));
    else if (unaskedCents > 0) changes.push(post(refundUnasked({ ...of, amountCents: unaskedCents })));
    const whole = refundedCents === amountCents;
    const moves = whole && (payment.status === 'paid' || payment.status === 'surplus');
    changes.push(
      moves ? moveTo(cardPayments, paymentId, 'refund', { patch }) : update(cardPayments, paymentId, patch),
    );
    if (moves) return changes;
  }
  const open = payment.status === 'paid' && (outcome.dispute === 'open' || outcome.dispute === 'lost');
  // What went back before cannot be taken back once more.
  if (open) {
    const takenCents = amountCents - outcome.refundedCents;
    changes.push(
      moveTo(cardPayments, paymentId, 'dispute'),
      post(disputeOpened({ ...of, amountCents: takenCents })),
    );
  }
  const disputed = open || payment.status === 'disputed';
  if (disputed && outcome.dispute === 'won') {
    const takenCents = amountCents - payment.refundedCents;
    changes.push(
      moveTo(cardPayments, paymentId, 'win'),
      post(disputeWon({ ...of, amountCents: takenCents })),
    );
  }
  if (disputed && outcome.dispute === 'lost') {
    const pendingCents = payment.refundCents - Math.max(payment.refundedCents, refundedCents);
    changes.push(
      moveTo(cardPayments, paymentId, 'lose'),
      ...(pendingCents > 0 ? [post(disputeLost({ ...of, amountCents: pendingCents }))] : []),
    );
  }
  return changes;
}
