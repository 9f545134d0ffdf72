import {
  advanceSubscription,
  type CardPayment,
  cardPayments,
  changePlan,
  charges,
  chooseMethod,
  choosePlan,
  detachMethod,
  importReceipts,
  issuePeriod,
  type PaymentProvider,
  paymentMethods,
  postings,
  prepareReturn,
  returnReceipt,
  settleCharge,
  subscriptionPeriods,
  sum,
} from '@elenco/core';
import { beginCardPayment, openCardPayment } from '@elenco/core/finance';
import { readSettings } from '@elenco/db';
import { openProvider } from '@elenco/networks';
import { cardTasks } from '@elenco/worker/cards';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Cast, gather } from '../../support/cast';
import { DISPUTE_FEE, FakeStripe, feeOf } from '../../support/stripe';
import { testDatabase } from '../../support/testDatabase';
import { deliverMessage, runMinuteJobs } from './cardJobs';
import { quiet } from './processes';

const system = { role: 'system' } as const;
const there = new FakeStripe();
const { database } = await testDatabase();
let cast: Cast;
let provider: PaymentProvider;
let companyId: number;
let today = '2026-11-23';
const now = () => `${today}T15:00:00.000Z`;

beforeAll(async () => {
  await there.start();
  cast = await gather(database);
  if (cast.brand.role !== 'company') throw new Error('not a user of a company');
  companyId = cast.brand.companyId;
  provider = openProvider(readSettings({ ...there.env, BASE_URL: 'http://localhost:3000' }));
});
afterAll(async () => {
  await there.stop();
});
beforeEach(() => {
  there.decline = null;
  there.silent = false;
});

const cards = () => {
  if (!provider.cards) throw new Error('the provider takes no cards');
  return provider.cards;
};
const minute = () => runMinuteJobs(cardTasks({ database, provider, now, log: quiet }));
const deliver = (type: string, object: string, id?: string) =>
  deliverMessage({ database, cards: cards(), now: now() }, there.message(type, object, id ? { id } : {}));
async function day(date: string): Promise<string[]> {
  today = date;
  await cardTasks({ database, provider, now, log: quiet }).takeDueCharges();
  return minute();
}
const payments = () => database.see(cardPayments, cast.finance, { companyId }, { by: 'id' });
const states = async () => (await payments()).map(({ status, failure }) => `${status} ${failure}`.trim());
const balance = async (account: string) =>
  sum(
    (await database.see(postings, cast.finance, { account: account as 'cash' })).map(
      ({ amountCents }) => amountCents,
    ),
  );
/** Creates the charge for the next month of the subscription. */
async function nextMonth(date: string) {
  today = date;
  const moment = { actor: system, now: now() };
  await database.perform(advanceSubscription, { companyId }, moment);
  for (const { id } of await database.see(subscriptionPeriods, cast.brand, { companyId, status: 'draft' }))
    await database.perform(issuePeriod, { id }, moment);
  const owed = { companyId, purpose: 'subscription', status: ['open', 'overdue'] } as const;
  const [charge] = await database.see(charges, cast.brand, owed);
  if (!charge) throw new Error('nothing is owed');
  return charge;
}
const owner = () => ({ actor: cast.brand, now: now() });

async function addCard(): Promise<number> {
  const company = { id: companyId, name: 'Aurora', email: 'aurora@aurora.example' };
  const paths = { done: 'http://localhost/ok', back: 'http://localhost/back', locale: 'pt' as const };
  const asked = { company, customer: null, ...paths, key: crypto.randomUUID() };
  const { session } = await cards().addCard(asked);
  there.fillIn(session);
  const event = crypto.randomUUID();
  expect(await deliver('checkout.session.completed', session, event)).toBe(true);
  // The provider reports the same payment a second time.
  expect(await deliver('checkout.session.completed', session, event)).toBe(false);
  const kept = await database.see(paymentMethods, cast.brand, { companyId }, { by: 'id' });
  expect(kept.at(-1)).toMatchObject({ brand: 'visa', last4: '4242', isDefault: false });
  return kept.at(-1)?.id ?? 0;
}

test('a subscription is charged once to the chosen card on the due date, and again some days after a decline', async () => {
  const first = await addCard();
  await database.perform(chooseMethod, { id: first }, owner());
  const amountCents = 82_667;
  await database.perform(changePlan, { id: companyId, plan: 'open' }, { actor: system, now: now() });
  const input = { plan: 'community', amountCents, monthlyCents: 310_000 } as const;
  await database.perform(choosePlan, input, owner());
  const [charge] = await database.see(charges, cast.brand, { purpose: 'subscription', status: 'open' });
  if (!charge) throw new Error('nothing is owed');

  expect(await day('2026-11-24')).toEqual([]);
  expect(await payments()).toEqual([]);

  // After a decline that may be temporary, the card is not charged again on the same day or on the next day.
  there.decline = { code: 'card_declined', decline_code: 'insufficient_funds' };
  await day(charge.dueOn);
  await day(charge.dueOn);
  await day('2026-12-09');
  expect(await states()).toEqual(['declined insufficient_funds']);

  // If the bank gives no reason for a decline, the kind of the error is stored.
  there.decline = { code: 'expired_card' };
  const [card] = await database.see(paymentMethods, system, { id: first });
  const payment = { id: 9_002, amountCents, currency: 'BRL', createdAt: new Date().toISOString() } as const;
  expect(await cards().take({ payment, card: card!, title: 'x' })).toMatchObject({ failure: 'expired_card' });

  // The bank refuses further attempts with this card.
  there.decline = { code: 'card_declined', decline_code: 'generic_decline', advice_code: 'do_not_try_again' };
  await day('2026-12-10');
  there.decline = null;
  await day('2026-12-14');
  expect(await states()).toEqual(['declined insufficient_funds', 'declined do_not_try_again']);

  // The second card is charged immediately. The response is lost, although the money was taken. A later
  // request with the same idempotency key returns that response.
  const second = await addCard();
  await database.perform(chooseMethod, { id: second }, owner());
  there.silent = true;
  expect(await day('2026-12-14')).toEqual(['unreachable']);
  there.silent = false;
  expect((await states()).at(-1)).toBe('asked');
  await database.perform(detachMethod, { id: second }, owner()).catch((error) => {
    expect(error.errors[0].code).toBe('card_in_use');
  });
  expect(await minute()).toEqual([]);
  expect((await states()).at(-1)).toBe('paid');
  const taken = [...there.rows.values()].filter(
    ({ object, status }) => object === 'payment_intent' && status === 'succeeded',
  );
  expect(taken).toHaveLength(1);
  const [paid] = await database.see(charges, cast.brand, { id: charge.id });
  expect(paid).toMatchObject({ status: 'paid', paidBy: 'card', paidOn: '2026-12-14' });
  expect(await balance('clearing')).toBe(amountCents - feeOf(amountCents));
  expect(await balance('processing')).toBe(feeOf(amountCents));

  // Messages that are late, repeated or out of order no longer change anything.
  const intent = taken[0]!.id;
  await deliver('payment_intent.payment_failed', intent);
  await deliver('payment_intent.succeeded', intent, 'evt_late');
  expect(await deliver('payment_intent.succeeded', intent, 'evt_late')).toBe(false);
  expect((await states()).at(-1)).toBe('paid');
  expect(await balance('clearing')).toBe(amountCents - feeOf(amountCents));

  // A card that the owner removes is also deleted at the provider.
  await database.perform(detachMethod, { id: first }, owner());
  await minute();
  const [gone] = await database.see(paymentMethods, cast.brand, { id: first });
  expect(gone?.detachedAt).not.toBeNull();
});

test('money at the card provider is booked on a separate account, so that no payout can spend it', async () => {
  const came = { source: 'pix', externalId: 'E1', receivedOn: today, paidBy: 'pix', reference: 'X' } as const;
  const finance = { actor: cast.finance, now: now() };
  // The bank kept the whole amount as its fee, so nothing remains to be refunded.
  const entries = [{ ...came, amountCents: 100, bankFeeCents: 100 }];
  const { results } = await database.perform(importReceipts, { entries }, finance);
  const id = results[0]?.receiptId ?? 0;
  expect([await balance('cash'), (await balance('clearing')) > 0]).toEqual([0, true]);
  await database.perform(prepareReturn, { id }, finance);
  const back = { id, proof: 'E2', returnedOn: today };
  const second = { actor: cast.secondFinance, now: now() };
  await expect(database.perform(returnReceipt, back, second)).rejects.toMatchObject({
    code: 'refused',
    errors: [{ pointer: '', code: 'money_not_there' }],
  });
});

test('a duplicate card payment is refunded, a disputed card payment is claimed, and a transfer is counted once', async () => {
  const before = await balance('clearing');
  const charge = await nextMonth('2026-12-14');
  const open = async (chargeId: number) => {
    const { id } = await database.perform(beginCardPayment, { chargeId }, owner());
    const [payment] = (await payments()).filter((one) => one.id === id);
    const urls = { done: 'http://localhost/ok', back: 'http://localhost/back', locale: 'pt' as const };
    const page = await cards().openPage({ payment: payment!, title: 'x', customer: null, ...urls });
    await database.perform(openCardPayment, { id, session: page.session }, { actor: system, now: now() });
    return { id, session: page.session };
  };
  const { id, session } = await open(charge.id);
  // While a card payment is in progress, a second request returns that payment.
  expect(await database.perform(beginCardPayment, { chargeId: charge.id }, owner())).toEqual({ id });
  there.fillIn(session);
  const answers = await Promise.allSettled([
    deliver('checkout.session.completed', session, 'evt_a'),
    deliver('checkout.session.completed', session, 'evt_a'),
    deliver('checkout.session.completed', session, 'evt_b'),
  ]);
  expect(answers.some((one) => one.status === 'fulfilled' && one.value)).toBe(true);
  const paid = async () => (await payments()).find((one) => one.id === id) as CardPayment;
  expect(await paid()).toMatchObject({ status: 'paid', amountCents: charge.amountCents });
  const fee = feeOf(charge.amountCents);
  expect((await balance('clearing')) - before).toBe(charge.amountCents - fee);
  const intent = there.get(session).payment_intent as string;

  there.dispute(intent, 'needs_response');
  await deliver('charge.dispute.created', there.dispute(intent, 'needs_response'));
  expect((await paid()).status).toBe('disputed');
  expect(await balance('claims')).toBe(charge.amountCents);
  await deliver('charge.dispute.closed', there.dispute(intent, 'won'));
  expect((await paid()).status).toBe('paid');
  expect(await balance('claims')).toBe(0);
  // The dispute is won, but the provider keeps its fee for the dispute.
  expect((await balance('clearing')) - before).toBe(charge.amountCents - fee - DISPUTE_FEE);

  // The client starts a card payment and then pays by PIX. The card payment arrives afterwards.
  const second = await nextMonth('2026-12-20');
  const twice = await open(second.id);
  const input = { id: second.id, paidOn: today, paidBy: 'pix', amountCents: second.amountCents } as const;
  await database.perform(settleCharge, input, { actor: cast.finance, now: now() });
  there.fillIn(twice.session);
  await deliver('checkout.session.completed', twice.session);
  expect((await states()).at(-1)).toBe('surplus');
  expect(await balance('refunds')).toBe(-second.amountCents);
  await minute();
  expect((await states()).at(-1)).toBe('refunded');
  expect(await balance('refunds')).toBe(0);
  expect([...there.rows.values()].filter(({ object }) => object === 'refund')).toHaveLength(1);

  const transfer = there.transfer(100_000);
  const cashBefore = await balance('cash');
  expect(await deliver('payout.paid', transfer)).toBe(true);
  expect(await deliver('payout.paid', transfer)).toBe(false);
  expect((await balance('cash')) - cashBefore).toBe(100_000);

  const cash = await balance('cash');
  const clearing = await balance('clearing');
  // Messages without a valid signature are refused: unsigned ones, and those signed for a different endpoint.
  const forged = there.message('payout.paid', transfer, { secret: 'whsec_other' });
  expect(cards().verified(forged.body, forged.signature)).toBeNull();
  const { body, signature } = there.message('payout.paid', transfer);
  expect(cards().verified(body.replace('payout.paid', 'payout.failed'), signature)).toBeNull();
  expect([await balance('cash'), await balance('clearing')]).toEqual([cash, clearing]);
});
