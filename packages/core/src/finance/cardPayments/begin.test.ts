import { expect, it } from 'vitest';
import {
  aCharge,
  accepted,
  brandMember,
  guestOfTheHiring,
  guestOfTheInvoice,
  ids,
  otherBrand,
  refusedWith,
  summarize,
  theCreator,
} from '../../testing';
import { beginCardPayment } from './commands';

const guestOfTheProject = { ...guestOfTheInvoice, contractId: null, actions: ['payables' as const] };
const store = { charges: [aCharge()], instalments: [], 'card-payments': [] };

it('lets only the company and guests with a payment link pay a charge by card', async () => {
  for (const actor of [brandMember, guestOfTheInvoice, guestOfTheProject]) {
    const { changes } = await accepted(beginCardPayment, { chargeId: ids.charge }, { actor, store });
    expect(summarize(changes)).toEqual(['insert card-payments']);
  }
  for (const actor of [otherBrand, theCreator, guestOfTheHiring, { ...guestOfTheProject, briefingId: 999 }]) {
    expect(await refusedWith(beginCardPayment, { chargeId: ids.charge }, { actor, store })).toEqual([
      'not_found',
    ]);
  }
});

it('rejects a card payment of a partly paid charge', async () => {
  const partly = { ...store, charges: [aCharge({ keptCents: 100_000 })] };
  const given = { actor: brandMember, store: partly };
  expect(await refusedWith(beginCardPayment, { chargeId: ids.charge }, given)).toEqual(['paid_in_part']);
});
