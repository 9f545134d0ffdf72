import { expect, it } from 'vitest';
import { aCardPayment } from '../../testing';
import { moneyBackOf } from './moneyBack';
import type { CardPayment } from './provider';

it.each<[string, Partial<CardPayment>, ReturnType<typeof moneyBackOf>]>([
  ['a paid one', {}, null],
  ['a declined one', { status: 'declined' }, null],
  [
    'its bank holds it until it decides',
    { status: 'disputed', disputedCents: 10_000 },
    { code: 'disputed', cents: 10_000 },
  ],
  ['its bank has taken it', { status: 'lost', disputedCents: 10_000 }, { code: 'lost', cents: 10_000 }],
  [
    'its bank has taken a part',
    { status: 'lost', disputedCents: 6_000, refundCents: 4_000, refundedCents: 4_000 },
    { code: 'lost', cents: 6_000 },
  ],
  ['a refund that is not confirmed', { refundCents: 4_000 }, { code: 'going', cents: 4_000 }],
  ['one of two is confirmed', { refundCents: 6_000, refundedCents: 4_000 }, { code: 'going', cents: 2_000 }],
  ['a part went back', { refundCents: 4_000, refundedCents: 4_000 }, { code: 'gone', cents: 4_000 }],
  [
    'all went back, as nobody here had decided',
    { status: 'refunded', refundedCents: 10_000 },
    { code: 'gone', cents: 10_000 },
  ],
  ['paid twice', { status: 'surplus', refundCents: 10_000 }, { code: 'going', cents: 10_000 }],
])('%s', (_, given, expected) => {
  const paid = { status: 'paid', amountCents: 10_000, refundCents: 0, refundedCents: 0 } as const;
  expect(moneyBackOf(aCardPayment({ ...paid, ...given }))).toEqual(expected);
});
