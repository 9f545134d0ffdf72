import { expect, it } from 'vitest';
import { aCardPayment, aCharge, accepted, ids, inserted, patchOf, summarize } from '../../testing';
import type { CardPayment, PaymentOutcome } from '../cardPayments';
import { noRefundsOrDisputes } from '../cardPayments';
import { applyCardEvent } from './applyCardEvent';

const made: PaymentOutcome = {
  status: 'paid',
  intent: 'pi_271',
  amountCents: 300_000,
  currency: 'BRL',
  failure: '',
  processingCents: 12_000,
  conversion: null,
  ...noRefundsOrDisputes,
};
const isPaid = { status: 'paid', amountCents: 300_000, intent: 'pi_271', processingCents: 12_000 } as const;

/** Amount that the company owes after a chargeback, less set-offs and repayments. */
const CLAIM = 150_000;

async function takenFor(payment: Partial<CardPayment>, outcome: Partial<PaymentOutcome>) {
  const row = aCardPayment({ ...isPaid, ...payment });
  const charge = aCharge({ status: row.status === 'asked' ? 'open' : 'paid', amountCents: 300_000 });
  const store = {
    'card-payments': [row],
    charges: [charge],
    'charge-lines': [],
    instalments: [],
    provider_events: [],
    receipts: [],
  };
  const news = { about: 'payment', paymentId: row.id, outcome: { ...made, ...outcome } } as const;
  const { changes } = await accepted(
    applyCardEvent,
    { message: null, news },
    { actor: { role: 'system' }, store, balances: { claims: CLAIM } },
  );
  const entries = changes.flatMap((one) =>
    one.do === 'post' ? [`${one.entry.kind} ${one.entry.postings[0]?.amountCents}`] : [],
  );
  const moves = summarize(changes).flatMap(
    (one) => / (\w+)$/.exec(one.startsWith('move') ? one : '')?.[1] ?? [],
  );
  return { changes, entries, moves };
}

const half = { dispute: 'open', disputedCents: 5_000, processingCents: 17_500 } as const;

it.each<[string, Partial<CardPayment>, Partial<PaymentOutcome>, string[], string[]]>([
  ['is reported again without a change', {}, {}, [], []],
  ['is disputed in part', {}, half, ['processing_taken 5500', 'dispute_opened 5000'], ['dispute']],
  [
    'is partly lost in a dispute',
    { status: 'disputed', disputedCents: 5_000, refundCents: 100_000 },
    { dispute: 'lost', disputedCents: 5_000 },
    [],
    ['lose'],
  ],
  [
    'is fully lost in a dispute while a refund is pending',
    { status: 'disputed', disputedCents: 300_000, refundCents: 100_000 },
    { dispute: 'lost', disputedCents: 300_000 },
    ['dispute_lost 100000'],
    ['lose'],
  ],
  [
    'is refunded while disputed',
    { status: 'disputed', disputedCents: 300_000 },
    { dispute: 'open', disputedCents: 300_000, refundedCents: 100_000 },
    ['refund_unasked 100000'],
    [],
  ],
  [
    'is won in a dispute after a refund, so that the bank returns the whole amount',
    { status: 'disputed', disputedCents: 300_000, refundedCents: 100_000 },
    { dispute: 'won', refundedCents: 100_000 },
    ['dispute_won 300000'],
    ['win'],
  ],
  [
    'is won in a dispute after it was lost',
    { status: 'lost', disputedCents: 100_000 },
    { dispute: 'won' },
    ['dispute_won 100000'],
    ['win'],
  ],
  [
    'is won in a dispute after it was lost, set off and partly repaid',
    { status: 'lost', disputedCents: 300_000, setOffCents: 100_000 },
    { dispute: 'won' },
    ['dispute_won 150000', 'receipt_suspended 100000', 'receipt_suspended 50000'],
    ['win'],
  ],
  [
    'is lost in a dispute that is reported again',
    { status: 'lost', disputedCents: 300_000 },
    { dispute: 'lost', disputedCents: 300_000 },
    [],
    [],
  ],
  [
    'has a refund that failed',
    { status: 'refunded', refundCents: 300_000, refundedCents: 300_000 },
    { refundFailedCents: 300_000 },
    ['receipt_suspended 300000'],
    ['failRefund'],
  ],
  [
    'has a failed refund that was made at the provider',
    { refundedCents: 100_000 },
    { refundFailedCents: 100_000 },
    ['refund_unasked -100000'],
    [],
  ],
  [
    'is a duplicate that cannot be refunded',
    { status: 'surplus', refundCents: 300_000 },
    { refundFailedCents: 300_000 },
    ['surplus_returned 300000', 'receipt_suspended 300000'],
    ['failRefund'],
  ],
  [
    'gets an outdated event about a refund that has already failed',
    { status: 'paid', refundFailedCents: 300_000 },
    { refundedCents: 300_000 },
    [],
    [],
  ],
  [
    'has an amount that differs from the charge',
    { status: 'asked', processingCents: null },
    { amountCents: 300_001 },
    ['receipt_suspended 300001', 'processing_taken 12000'],
    ['differ'],
  ],
  [
    'is in suspense and was partly refunded by the provider',
    { status: 'unmatched' },
    { refundedCents: 100_000 },
    ['refund_unasked 100000'],
    [],
  ],
  [
    'is in suspense and disputed',
    { status: 'unmatched' },
    { disputedCents: 300_000, dispute: 'open' },
    ['dispute_opened 300000'],
    [],
  ],
])('posts ledger entries for a card payment that %s', async (_, payment, outcome, entries, moves) => {
  const result = await takenFor(payment, outcome);
  expect(result).toMatchObject({ entries, moves });
});

it('puts a failed card refund in suspense with the charge’s slip number', async () => {
  const { changes } = await takenFor({ refundCents: 100_000 }, { refundFailedCents: 60_000 });
  expect(inserted(changes, 'receipts')).toMatchObject({
    source: 'card',
    externalId: 'pi_271 refund 60000',
    amountCents: 60_000,
    reason: 'refund_failed',
    companyId: ids.company,
    reference: aCharge().ourNumber,
  });
  // Only the pending amount is still to be refunded. The failed amount is not refunded to the card again.
  expect(patchOf(changes, 'card-payments')).toMatchObject({ refundCents: 40_000 });
});
