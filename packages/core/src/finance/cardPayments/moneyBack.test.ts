import { expect, it } from 'vitest';
import { aCardPayment } from '../../testing';
import type { CardPayment } from './cardPayments';
import { moneyBackOf } from './moneyBack';

it.each<[string, Partial<CardPayment>, ReturnType<typeof moneyBackOf>]>([
  ['a paid payment', {}, null],
  ['a declined payment', { status: 'declined' }, null],
  [
    'held by the bank during a dispute',
    { status: 'disputed', disputedCents: 10_000 },
    { code: 'disputed', cents: 10_000 },
  ],
  ['taken by the bank', { status: 'lost', disputedCents: 10_000 }, { code: 'lost', cents: 10_000 }],
  [
    'partly taken by the bank',
    { status: 'lost', disputedCents: 6_000, refundCents: 4_000, refundedCents: 4_000 },
    { code: 'lost', cents: 6_000 },
  ],
  ['an unconfirmed refund', { refundCents: 4_000 }, { code: 'going', cents: 4_000 }],
  [
    'one of two refunds confirmed',
    { refundCents: 6_000, refundedCents: 4_000 },
    { code: 'going', cents: 2_000 },
  ],
  ['partly refunded', { refundCents: 4_000, refundedCents: 4_000 }, { code: 'gone', cents: 4_000 }],
  [
    'refunded in full at the provider, unasked',
    { status: 'refunded', refundedCents: 10_000 },
    { code: 'gone', cents: 10_000 },
  ],
  [
    'a duplicate payment to be refunded',
    { status: 'surplus', refundCents: 10_000 },
    { code: 'going', cents: 10_000 },
  ],
])('returns the amount of a card payment that was or will be taken back: %s', (_, given, expected) => {
  const paid = { status: 'paid', amountCents: 10_000, refundCents: 0, refundedCents: 0 } as const;
  expect(moneyBackOf(aCardPayment({ ...paid, ...given }))).toEqual(expected);
});
