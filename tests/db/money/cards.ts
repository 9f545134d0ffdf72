import { applyCardEvent, chooseMethod } from '@elenco/core';
import { beginCardPayment, type CardEvent, noRefundsOrDisputes, openCardPayment } from '@elenco/core/finance';
import { type AtProvider, isPayment, type Message } from './outside';
import type { Act, World } from './world';

const product = { role: 'system' } as const;
const feeOf = (amount: number) => Math.round(amount * 0.0399) + 39;

interface Asked {
  readonly id: number;
  readonly cents: number;
  readonly currency: AtProvider['currency'];
  readonly kept: boolean;
}

/** Adds new card payments in the database to the simulated provider. */
async function addNewPayments(world: World): Promise<void> {
  const rows = await world.rows<Asked>(
    `select id, amount_cents::float8 as cents, currency, payment_method_id is not null as kept
     from card_payments order by id`,
  );
  for (const { id: paymentId, cents: amountCents, currency, kept } of rows) {
    if (world.outside.payments.has(paymentId)) continue;
    world.outside.payments.set(paymentId, {
      paymentId,
      kept,
      differs: false,
      amountCents,
      currency,
      status: 'waiting',
      intent: `pi_${paymentId}`,
      failure: '',
      processingCents: null,
      conversion: null,
      ...noRefundsOrDisputes,
    });
  }
}

/**
 * Exchange rates from dollars to BRL, in hundredths: `in` for received money, `back` for refunds, and `again`
 * for money that is received again after a won dispute.
 */
const RATES = { in: 530, back: 551, again: 519 } as const;
const inReais = (cents: number, rate: keyof typeof RATES) => Math.round((cents * RATES[rate]) / 100);

/** Records the conversion of a payment in dollars to BRL, the currency of the account at the provider. */
function change(payment: AtProvider): void {
  const { currency, amountCents, paymentId } = payment;
  if (currency === 'BRL') return;
  payment.conversion = {
    currency: 'BRL',
    rateMicros: RATES.in * 10_000,
    source: `txn_${paymentId}`,
    cents: inReais(amountCents, 'in'),
    backCents: 0,
    backForCents: 0,
  };
}
/** Records the conversion of a refund to BRL. `cents` is negative if a won dispute returns the money. */
function changeBack(payment: AtProvider, cents: number): void {
  const { conversion } = payment;
  if (!conversion) return;
  const backForCents = conversion.backForCents + inReais(cents, cents > 0 ? 'back' : 'again');
  payment.conversion = { ...conversion, backCents: conversion.backCents + cents, backForCents };
}
function sendBack(payment: AtProvider, cents: number): void {
  payment.refundedCents += cents;
  changeBack(payment, cents);
}

/** Fee for a dispute in cents of BRL. The provider keeps it even if the dispute is won. */
const DISPUTE_FEE = 5_500;

function disputeEnds(payment: AtProvider, b: number): void {
  payment.dispute = b % 2 ? 'won' : 'lost';
  if (payment.dispute === 'lost') return;
  changeBack(payment, -payment.disputedCents);
  payment.disputedCents = 0;
}

/** Opens a dispute. Depending on `b`, the dispute is about the whole remaining amount or a part of it. */
function disputeBegins(payment: AtProvider, b: number): void {
  const left = payment.amountCents - payment.refundedCents;
  const disputedCents = b % 4 === 1 ? Math.ceil(left / 3) : left;
  Object.assign(payment, { dispute: 'open', disputedCents });
  payment.processingCents = (payment.processingCents ?? 0) + DISPUTE_FEE;
  changeBack(payment, disputedCents);
}

function refundFails(payment: AtProvider, b: number): void {
  const { refundedCents } = payment;
  const cents = b % 2 === 0 ? refundedCents : Math.ceil(refundedCents / 2);
  payment.refundFailedCents += cents;
  sendBack(payment, -cents);
}

/** Marks the payment as paid at the provider. Depending on `b`, the amount differs from the requested one. */
function markPaid(payment: AtProvider, b: number): void {
  payment.differs = b % 13 === 12;
  if (payment.differs) payment.amountCents += 1;
  const processingCents = b % 2 ? feeOf(payment.amountCents) : null;
  Object.assign(payment, { status: 'paid', failure: '', processingCents });
  change(payment);
}

function happens(payment: AtProvider, b: number): boolean {
  const { status, amountCents, refundedCents, disputedCents, dispute } = payment;
  if (status !== 'paid') {
    if (status === 'declined' && payment.kept) return false;
    if (b % 5 === 0) {
      Object.assign(payment, { status: 'declined', failure: 'card_declined' });
      return true;
    }
    if (b % 5 === 1 && !payment.kept) {
      payment.status = 'expired';
      return true;
    }
    if (status === 'expired') return false;
    markPaid(payment, b);
    return true;
  }
  const left = amountCents - refundedCents - disputedCents;
  // Sometimes the cardholder's bank reverses its decision.
  if (dispute === 'lost' && b % 11 === 10) {
    disputeEnds(payment, 1);
    return true;
  }
  if (dispute === 'open') {
    if (b % 7 === 6 && left > 0) sendBack(payment, left);
    else disputeEnds(payment, b);
    return true;
  }
  if (payment.processingCents === null) {
    payment.processingCents = feeOf(amountCents);
    return true;
  }
  if (refundedCents > 0 && b % 9 === 8) {
    refundFails(payment, b);
    return true;
  }
  if (left === 0 || payment.differs) return false;
  if (b % 2 && dispute === null) disputeBegins(payment, b);
  else sendBack(payment, b % 3 ? Math.ceil(left / 2) : left);
  return true;
}

/** Returns the current state of a payment or refund at the provider, as the provider's API would. */
export const providerEventOf = (about: Message['about']): CardEvent => {
  if (!isPayment(about)) return { about: 'transfer', ...about };
  const { paymentId, kept: _, differs: __, ...outcome } = about;
  return { about: 'payment', paymentId, outcome };
};

async function deliver(world: World, message: Message) {
  const { reference, about } = message;
  const did = await world.perform(
    applyCardEvent,
    { message: { reference, kind: 'charge.updated' }, news: providerEventOf(about) },
    product,
  );
  if (did === 'done') world.outside.take(message);
  return did;
}

/** Acts of card payments and of the provider's messages. Messages may be repeated, late and in any order. */
export const cards = {
  'start a card payment': async (world, a) => {
    const row = await world.one<{ id: number }>(
      a,
      `select id from charges where status in ('open', 'overdue') order by id`,
    );
    if (!row) return 'nothing';
    const begun = await world.ask(beginCardPayment, { chargeId: row.id }, world.brand);
    if (!begun) return 'refused';
    return world.perform(openCardPayment, { id: begun.id, session: `cs_${begun.id}` }, product);
  },
  'store a card': async (world) => {
    const { companyId } = world.brand;
    const card = { reference: `pm_${companyId}`, customer: `cus_${companyId}`, brand: 'visa', last4: '4242' };
    const news = { about: 'card', companyId, card: { ...card, expMonth: 12, expYear: 2090 } } as const;
    await world.perform(applyCardEvent, { message: null, news }, product);
    const kept = await world.one<{ id: number }>(0, `select id from payment_methods where status = 'active'`);
    return kept ? world.perform(chooseMethod, { id: kept.id }, world.brand) : 'nothing';
  },
  'change a payment at the provider': async (world, a, b) => {
    await addNewPayments(world);
    const payments = [...world.outside.payments.values()];
    const payment = payments[a % Math.max(1, payments.length)];
    if (!payment || !happens(payment, b)) return 'nothing';
    world.outside.announce(payment);
    return 'done';
  },
  'the provider transfers its balance': async (world, a, b) => {
    const { outside } = world;
    const before = outside.transfers[a % Math.max(1, outside.transfers.length)];
    if (before && b % 3 === 0) {
      before.status = 'failed';
      outside.announce(before);
      return 'done';
    }
    const [clearing] = await world.rows<{ cents: number }>(
      `select balance_cents::float8 as cents from ledger_accounts where kind = 'clearing' and currency = 'BRL'`,
    );
    if (!clearing || clearing.cents <= 0) return 'nothing';
    const amountCents = Math.ceil(clearing.cents / (1 + (b % 2)));
    const transfer = { reference: outside.name('po'), amountCents, currency: 'BRL', status: 'paid' } as const;
    outside.transfers.push({ ...transfer });
    outside.announce(outside.transfers.at(-1)!);
    return 'done';
  },
  'deliver a message of the provider': async (world, a) => {
    const { messages } = world.outside;
    const message = messages[a % Math.max(1, messages.length)];
    return message ? deliver(world, message) : 'nothing';
  },
  'deliver all messages in reverse order': async (world) => {
    for (const message of world.outside.messages.toReversed()) await deliver(world, message);
    return world.outside.messages.length > 0 ? 'done' : 'nothing';
  },
  'the worker polls the provider': async (world) => {
    await addNewPayments(world);
    const back = await world.rows<{ id: number; wanted: number; gone: number }>(
      `select id, refund_cents::float8 as wanted, refunded_cents::float8 as gone from card_payments
       where status in ('paid', 'surplus', 'lost') and refund_cents > refunded_cents order by id`,
    );
    for (const { id, wanted, gone } of back) {
      const payment = world.outside.payments.get(id)!;
      // The provider rejects transfers of more than its balance.
      const amount = wanted - gone;
      if (payment.dispute === 'open') continue;
      if (payment.refundedCents + payment.disputedCents + amount > payment.amountCents) continue;
      sendBack(payment, amount);
      const did = await world.perform(
        applyCardEvent,
        { message: null, news: providerEventOf(payment) },
        product,
      );
      if (did === 'done') world.outside.takePayment(payment);
    }
    return back.length > 0 ? 'done' : 'nothing';
  },
} satisfies Readonly<Record<string, Act>>;
