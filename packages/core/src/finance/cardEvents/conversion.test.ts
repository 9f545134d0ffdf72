import { expect, it } from 'vitest';
import { aCardPayment, patchOf } from '../../testing';
import type { Conversion } from '../cardPayments';
import { conversionChanges } from './conversion';

const came: Conversion = {
  currency: 'BRL',
  rateMicros: 5_300_000,
  source: 'Stripe txn_1',
  cents: 53_000,
  backCents: 0,
  backForCents: 0,
};
const back = (backCents: number, backForCents: number): Conversion => ({ ...came, backCents, backForCents });
const changed = (before: Conversion | null, after: Conversion | null) =>
  conversionChanges(aCardPayment({ amountCents: 10_000, currency: 'USD', conversion: before }), {
    conversion: after,
  });

it.each<[string, Conversion | null, Conversion | null, Record<string, readonly number[]>]>([
  ['no exchange', null, null, {}],
  ['an exchange', null, came, { currency_exchanged: [-10_000, 10_000, 53_000, -53_000] }],
  ['a repeated event', came, came, {}],
  [
    'an event that arrives after a partial refund',
    null,
    back(4_000, 22_000),
    {
      currency_exchanged: [-10_000, 10_000, 53_000, -53_000],
      currency_returned: [4_000, -4_000, -22_000, 21_200, 800],
    },
  ],
  // At a rate of 5.30, 3,333 of 10,000 cents are 17,664.9. The last refund takes the rounding difference.
  [
    'a partial refund that does not divide evenly',
    came,
    back(3_333, 17_000),
    { currency_returned: [3_333, -3_333, -17_000, 17_665, -665] },
  ],
  [
    'the refund of the remaining amount',
    back(3_333, 17_000),
    back(10_000, 53_000),
    { currency_returned: [6_667, -6_667, -36_000, 35_335, 665] },
  ],
  [
    'a reversed refund',
    back(10_000, 55_000),
    back(0, 3_000),
    { currency_returned: [-10_000, 10_000, 52_000, -53_000, 1_000] },
  ],
])('posts the currency exchange of a card payment in dollars: %s', (_what, before, after, expected) => {
  const changes = changed(before, after);
  const posted = changes.flatMap((one) => (one.do === 'post' ? [one.entry] : []));
  const amounts = posted.map(({ kind, postings }) => [kind, postings.map((one) => one.amountCents)]);
  expect(Object.fromEntries(amounts)).toEqual(expected);
  // Each entry uses the rate at which the payment was received, not the rate of the refund.
  expect(posted.map(({ rate }) => rate)).toEqual(
    posted.map(() => ({ rateMicros: 5_300_000, source: 'Stripe txn_1' })),
  );
  if (posted.length > 0) expect(patchOf(changes, 'card-payments')).toEqual({ conversion: after });
});
