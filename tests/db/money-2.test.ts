import { expect, test } from 'vitest';
import { once } from './money/beginnings';
import { aWorld, testRandomWalks } from './money/lives';

const live = aWorld();

test('a payment in suspense is closed without a second transfer if the card provider has already returned it', async () => {
  const world = await live(
    [
      ['sign a hiring'],
      ['start a card payment'],
      ['import a bank file', 16],
      ['accept a partial payment'],
      ['change a payment at the provider', 3],
      ['deliver all messages in reverse order'],
      ['change a payment at the provider', 6],
      ['deliver all messages in reverse order'],
      ['return a receipt in suspense'],
    ].map((step) => once(step as [string, number?])),
  );
  expect(await world.rows(`select status, reason from receipts where source = 'card'`)).toEqual([
    { status: 'returned', reason: 'payment_reversed' },
  ]);
});

testRandomWalks(live, 2);
