import { expect, it } from 'vitest';
import {
  aCardPayment,
  aCharge,
  aContract,
  anAmendment,
  aPayContract,
  aProposal,
  aRepayment,
  aSentProposal,
  aTermination,
} from '../../testing';
import { creatorSumOf, maySeeSum, noticeWords, sumOf, sumOfCard } from './sums';

const kept = { amountCents: 123_456, currency: 'USD', dueOn: '2026-12-07' };

it('formats the amount and the day in a notice in the user’s language', () => {
  expect(noticeWords(kept, 'pt')).toMatchObject({
    amount: 'US$\u00a01.234,56',
    day: '7 de dezembro de 2026',
  });
  expect(noticeWords(kept, 'en')).toMatchObject({ amount: '$1,234.56', day: 'December 7, 2026' });
});

it('dates an invitation’s notice with the last day to answer', () => {
  const row = aProposal({ answerBy: '2026-12-03T02:59:59.000Z' });
  expect(sumOf('proposals', row, 'proposals.create')).toMatchObject({
    dueOn: '2026-12-02',
    context: 'dated',
  });
  expect(sumOf('proposals', { ...row, answerBy: null }, 'proposals.create')).toBeUndefined();
});

it('states in a notice how much of a refund a card chargeback has already taken', () => {
  const row = aTermination({ refundCents: 300_000, setOffCents: 250_000 });
  const sum = sumOf('settlements', row);
  expect(noticeWords({ ...sum }, 'en')).toMatchObject({
    amount: 'R$3,000.00',
    setOff: 'R$2,500.00',
    context: 'setOff',
  });
  expect(sumOf('settlements', aTermination())).toEqual({ amountCents: 300_000, currency: 'BRL' });
});

it.each(['open', 'settled', 'refunded'] as const)(
  'states in a notice the amount and due date of a creator’s repayment that is %s',
  (status) => {
    const row = aRepayment({ status, paidCents: status === 'open' ? 0 : 340_000 });
    const owed = { amountCents: 340_000, currency: 'BRL', dueOn: '2026-12-28', reason: row.reason };
    expect(sumOf('repayments', row, 'repayments.create')).toEqual(owed);
    expect(sumOf('repayments', row, 'repayments.settle')).toEqual(owed);
  },
);

it('states in a notice the refund to the brand including the fee', () => {
  const row = aRepayment({ status: 'refunded', paidCents: 340_000 });
  expect(sumOf('repayments', row, 'repayments.release')).toEqual({ amountCents: 400_000, currency: 'BRL' });
});

it('states in a notice the amount received for a charge with fine and interest', () => {
  const paid = aCharge({ status: 'paid', receivedCents: 410_533, fineCents: 8_000, interestCents: 2_533 });
  expect(noticeWords({ ...sumOf('charges', paid) }, 'en')).toMatchObject({
    amount: 'R$4,105.33',
    late: 'R$105.33',
    context: 'late',
  });
  expect(sumOf('charges', aCharge({ keptCents: 100_000, receivedCents: 100_000 }))).toEqual({
    amountCents: 300_000,
    currency: 'BRL',
    dueOn: '2026-12-28',
  });
});

it('states in a notice the amount that a brand pays for a contract or amendment', () => {
  expect(sumOf('contracts', aContract())).toEqual({ amountCents: 400_000, currency: 'BRL' });
  expect(sumOf('amendments', anAmendment())).toEqual({ amountCents: 100_000, currency: 'BRL' });
});

it('states in a notice the price of a proposal or counter-offer', () => {
  const proposal = aSentProposal({ totalCents: 400_000 });
  expect(sumOf('proposals', proposal)?.amountCents).toBe(400_000);
  expect(sumOf('proposals', { ...proposal, counterCents: 350_000 }, 'proposals.counter')?.amountCents).toBe(
    350_000,
  );
  expect(sumOf('proposals', { ...proposal, totalCents: 0 })).toBeUndefined();
});

it.each(['contracts', 'amendments', 'proposals'])(
  'hides amounts of %s from curation in notices',
  (resource) => {
    expect(maySeeSum('staff:curation', resource)).toBe(false);
    expect([maySeeSum('creator', resource), maySeeSum('company', resource)]).toEqual([true, true]);
  },
);

it('states only the creator’s share in a creator’s notice of a charge', () => {
  const paid = aCharge({ status: 'paid', receivedCents: 410_533 });
  expect(creatorSumOf('charges', paid, 'charges.settle')).toEqual({ amountCents: 340_000, currency: 'BRL' });
  expect(creatorSumOf('payouts', {})).toBeUndefined();
});

it.each([
  ['create', 85_000],
  ['dispute', 85_000],
  ['lapse', 85_000],
  ['withdraw', 85_000],
  ['accept', 120_000],
  ['decide', 120_000],
])(
  'states in a notice what the creator receives from an early end after the move %s',
  (move, amountCents) => {
    const decided = aTermination({ status: 'agreed', creatorCents: 120_000 });
    expect(creatorSumOf('settlements', decided, `settlements.${move}`)).toEqual({
      amountCents,
      currency: 'BRL',
    });
  },
);

it('shows placeholders in older notices that were stored without amounts', () => {
  expect(noticeWords({ title: 'Sérum' }, 'pt')).toEqual({
    title: 'Sérum',
    client: '–',
    amends: 'contract',
    acceptBy: 'open',
    document: 'either',
    reason: '–',
    receives: '–',
    amount: '–',
    day: '–',
  });
});

it.each([
  ['was paid twice and is already refunded', 'surplus', 100_000, 100_000],
  ['is disputed', 'disputed', 0, 100_000],
  ['is disputed after a partial refund', 'disputed', 30_000, 70_000],
  ['is lost in a dispute after a partial refund', 'lost', 30_000, 70_000],
  ['is won in a dispute after a partial refund', 'paid', 30_000, 70_000],
  ['was declined', 'declined', 0, 100_000],
] as const)(
  'returns the amount for the notice of a card payment that %s',
  (_, status, refundedCents, amountCents) => {
    const payment = aCardPayment({ status, amountCents: 100_000, refundedCents, currency: 'BRL' });
    const charge = aCharge({ dueOn: '2026-12-07' });
    expect(sumOfCard(payment, charge)).toEqual({ amountCents, currency: 'BRL', dueOn: '2026-12-07' });
  },
);

it('states the creator’s earnings before taxes in the creator’s notice of a contract', () => {
  expect(creatorSumOf('contracts', aContract())).toEqual({
    amountCents: 400_000,
    receivesCents: 340_000,
    currency: 'BRL',
  });
  const own = creatorSumOf('pay-contracts', aPayContract());
  expect(own).toMatchObject({ amountCents: 400_000, receivesCents: 340_000 });
  expect(noticeWords({ ...own }, 'en')).toMatchObject({ receives: 'R$3,400.00' });
  expect(sumOf('contracts', aContract())).not.toHaveProperty('receivesCents');
});
