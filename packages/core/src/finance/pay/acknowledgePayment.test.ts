import { expect, it } from 'vitest';
import {
  aCharge,
  aCompany,
  aCreator,
  anInstalment,
  aPayContract,
  aShareLink,
  ids,
  inserted,
  runReaction,
  systemActor,
} from '../../testing';
import { acknowledgePayment } from './reactions';

const pay = aPayContract({ status: 'accepted', clientCountry: 'DE' });
const part = anInstalment({
  payContractId: pay.id,
  chargeId: ids.charge,
  companyId: pay.companyId ?? 0,
  ordinal: 2,
});
const paidBy = (membership: 'member' | 'outside', purpose: 'pay' | 'hiring') =>
  runReaction(acknowledgePayment, aCharge({ status: 'paid', purpose }), {
    actor: systemActor,
    store: {
      'pay-contracts': [pay],
      instalments: [part],
      companies: [aCompany({ id: part.companyId, membership })],
      creators: [aCreator()],
      'share-links': [aShareLink({ payContractId: pay.id, createdById: 7 })],
    },
  });

it('e-mails a client without an account about each paid instalment in the contract language', async () => {
  const changes = await paidBy('outside', 'pay');
  expect(inserted(changes, 'share-links')).toMatchObject({
    email: pay.clientEmail,
    locale: 'en',
    actions: ['pay'],
    createdById: 7,
  });
  const event = changes.find((change) => change.do === 'emit');
  expect(event).toMatchObject({
    event: { kind: 'share-links.payPaid', data: { ordinal: 2, title: pay.title } },
  });
});

it('sends no e-mail to a client with an account or for a charge outside Elenco Pay', async () => {
  expect(await paidBy('member', 'pay')).toEqual([]);
  expect(await paidBy('outside', 'hiring')).toEqual([]);
});
