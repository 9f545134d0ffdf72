import { expect, it } from 'vitest';
import { aCardPayment, aCharge, aTermination } from '../../testing';
import { noticeWords, sumOf, sumOfCard } from './sums';

const kept = { amountCents: 123_456, currency: 'USD', dueOn: '2026-12-07' };

it('formats a sum and its day for the reader', () => {
  expect(noticeWords(kept, 'pt')).toMatchObject({
    amount: 'US$\u00a01.234,56',
    day: '7 de dezembro de 2026',
  });
  expect(noticeWords(kept, 'en')).toMatchObject({ amount: '$1,234.56', day: 'December 7, 2026' });
});

it('states how much of a refund a card chargeback has already taken, if any', () => {
  const row = aTermination({ refundCents: 300_000, setOffCents: 250_000 });
  const sum = sumOf('settlements', row);
  expect(noticeWords({ ...sum }, 'en')).toMatchObject({
    amount: 'R$3,000.00',
    setOff: 'R$2,500.00',
    context: 'setOff',
  });
  expect(sumOf('settlements', aTermination())).toEqual({ amountCents: 300_000, currency: 'BRL' });
});

it('states the total received for a charge, and the fine and interest in it', () => {
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

it('shows placeholders for older notices without sums', () => {
  expect(noticeWords({ title: 'Sérum' }, 'pt')).toEqual({
    title: 'Sérum',
    client: '–',
    amends: 'contract',
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
] as const)('returns the moved amount of a card payment that %s', (_, status, refundedCents, amountCents) => {
  const payment = aCardPayment({ status, amountCents: 100_000, refundedCents, currency: 'BRL' });
  const charge = aCharge({ dueOn: '2026-12-07' });
  expect(sumOfCard(payment, charge)).toEqual({ amountCents, currency: 'BRL', dueOn: '2026-12-07' });
});
