import { readSettings } from '@elenco/db';
import { openProvider } from '@elenco/networks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DISPUTE_FEE, FakeStripe, feeOf } from '../../support/stripe';

const there = new FakeStripe();
let provider: ReturnType<typeof openProvider>;
beforeAll(async () => {
  await there.start();
  provider = openProvider(readSettings({ ...there.env, BASE_URL: 'http://localhost:3000' }));
});
afterAll(() => there.stop());

const now = () => new Date().toISOString();
const cards = () => {
  if (!provider.cards) throw new Error('the provider takes no cards');
  return provider.cards;
};

test('partial disputes, failed refunds and unsupported currencies are read correctly from the card provider', async () => {
  const payment = { id: 9_003, amountCents: 300_000, currency: 'BRL', createdAt: now() } as const;
  const paths = { done: 'http://localhost/ok', back: 'http://localhost/back', locale: 'pt' as const };
  const { session } = await cards().openPage({ payment, title: 'x', customer: null, ...paths });
  there.fillIn(session);
  const intent = there.get(session).payment_intent as string;
  await cards().sendBack({ id: payment.id, refundedCents: 0, refundFailedCents: 0, intent }, 100_000);
  const refund = [...there.rows.values()].findLast(({ object }) => object === 'refund')!.id;
  const read = (kind: string, object: string) => cards().read({ kind, object });
  const of = (outcome: object) => ({ about: 'payment', paymentId: payment.id, outcome });
  expect(await read('refund.updated', refund)).toMatchObject(of({ refundedCents: 100_000 }));
  there.failRefund(refund);
  for (const kind of ['refund.failed', 'refund.updated', 'charge.refund.updated'])
    expect(await read(kind, refund)).toMatchObject(of({ refundedCents: 0, refundFailedCents: 100_000 }));
  const dispute = there.dispute(intent, 'needs_response', 5_000);
  const processingCents = feeOf(300_000) + DISPUTE_FEE;
  const open = { dispute: 'open', disputedCents: 5_000, processingCents };
  expect(await read('charge.dispute.created', dispute)).toMatchObject(of(open));
  there.dispute(intent, 'won');
  const won = { dispute: 'won', disputedCents: 0, processingCents };
  expect(await read('charge.dispute.closed', dispute)).toMatchObject(of(won));

  // The provider reports the payment in BRL, with the amount that the account at the provider received.
  there.change(intent, { currency: 'gbp' });
  expect(await read('payment_intent.succeeded', intent)).toMatchObject(
    of({ currency: 'BRL', amountCents: 300_000, conversion: null }),
  );
  const transfer = there.transfer(1);
  there.change(transfer, { currency: 'gbp' });
  expect(await read('payout.paid', transfer)).toBeNull();
});

test('the BRL amounts received and returned for a card payment in dollars are read from the card provider', async () => {
  const payment = { id: 9_001, amountCents: 100_000, currency: 'USD', createdAt: now() } as const;
  const paths = { done: 'http://localhost/ok', back: 'http://localhost/back', locale: 'pt' as const };
  const { session } = await cards().openPage({ payment, title: 'x', customer: null, ...paths });
  there.fillIn(session);
  const intent = there.get(session).payment_intent as string;
  const got = { currency: 'BRL', rateMicros: 5_300_000, cents: 530_000 };
  expect(await cards().readPage(session)).toMatchObject({
    outcome: {
      status: 'paid',
      currency: 'USD',
      amountCents: 100_000,
      processingCents: feeOf(530_000),
      conversion: {
        ...got,
        backCents: 0,
        backForCents: 0,
        source: expect.stringMatching(/^Stripe txn_\d+$/),
      },
    },
  });
  const back = await cards().sendBack(
    { id: payment.id, refundedCents: 0, refundFailedCents: 0, intent },
    40_000,
  );
  expect(back).toMatchObject({
    refundedCents: 40_000,
    conversion: { ...got, backCents: 40_000, backForCents: 220_400 },
  });
  there.dispute(intent, 'needs_response');
  const objected = await cards().readPage(session);
  expect(objected).toMatchObject({
    outcome: { dispute: 'open', conversion: { ...got, backCents: 100_000, backForCents: 551_000 } },
  });
});
