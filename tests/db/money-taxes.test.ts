import { expect, test } from 'vitest';
import { once } from './money/beginnings';
import { aWorld } from './money/lives';

const live = aWorld();

test('lets finance record a withheld tax as paid once its month is over, and again if the record was cancelled', async () => {
  const paid = ['sign a hiring', 'settle a charge by hand', ...Array<string>(5).fill('work')];
  const made = [...paid, 'submit an invoice', 'accept an invoice', 'pay a creator'].map((act) => once([act]));
  const tax = once(['pay a withheld tax']);
  const monthLater = [15, 15].map((a) => ({ ...once(['days pass']), a }));
  const world = await live([
    ...made,
    tax,
    ...monthLater,
    tax,
    once(['cancel the record of a paid tax']),
    tax,
  ]);
  const found = await world.rows<{ status: string }>('select status from tax_payments order by id');
  expect(found.map(({ status }) => status)).toEqual(['cancelled', 'paid']);
});
