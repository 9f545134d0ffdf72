import { expect, it } from 'vitest';
import {
  aCharge,
  accepted,
  brandMember,
  guestOfTheHiring,
  guestOfTheInvoice,
  ids,
  inShort,
  otherBrand,
  refusedWith,
  theCreator,
} from '../../testing';
import { beginCardPayment } from './commands';

const guestOfTheProject = { ...guestOfTheInvoice, contractId: null, actions: ['payables' as const] };
const store = { charges: [aCharge()], instalments: [], 'card-payments': [] };

it('only the company and guests with payment access can pay a charge by card', async () => {
  for (const actor of [brandMember, guestOfTheInvoice, guestOfTheProject]) {
    const { changes } = await accepted(beginCardPayment, { chargeId: ids.charge }, { actor, store });
    expect(inShort(changes)).toEqual(['insert card-payments']);
  }
  for (const actor of [otherBrand, theCreator, guestOfTheHiring, { ...guestOfTheProject, briefingId: 999 }]) {
    expect(await refusedWith(beginCardPayment, { chargeId: ids.charge }, { actor, store })).toEqual([
      'not_found',
    ]);
  }
});

it('a partly paid charge cannot be paid by card', async () => {
  const partly = { ...store, charges: [aCharge({ keptCents: 100_000 })] };
  const given = { actor: brandMember, store: partly };
  expect(await refusedWith(beginCardPayment, { chargeId: ids.charge }, given)).toEqual(['paid_in_part']);
});
