import {
  type Actor,
  acceptPay,
  actorOf,
  feeInvoices,
  instalments,
  type PayContract,
  payContracts,
  payees,
  sendFeeInvoice,
  settleCharge,
  shareLinks,
  type User,
} from '@elenco/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { codes, guestBy, sendAdditionTo } from '../support/payGuests';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase({ demo: '2026-11-21' });
let finance: Actor;
let creator: Actor;
let support: Actor;
const now = '2026-11-21T15:00:00.000Z';
const issuer = { municipality: '3550308', taxId: '12ABC34501DE35', series: '1' };

beforeAll(async () => {
  const who = async (email: string) => actorOf((await database.identity.byEmail(email)) as User);
  finance = await who('finance@elenco.example');
  creator = await who('creator@story.example');
  support = await who('support@elenco.example');
});

const at = (actor: Actor) => ({ actor, now });
const pick = async (title: string) => (await database.see(payContracts, creator, { title }))[0]!;

/** Accepts a contract as its client, and records the payment of the first instalment twice concurrently. */
async function paid(pay: PayContract, amountCents: number) {
  const [link] = await database.see(shareLinks, support, { payContractId: pay.id });
  const taking = { id: pay.id, textHash: pay.textHash!, ip: '192.0.2.9', userAgent: 'x' };
  await database.perform(acceptPay, taking, at(guestBy(link!.id, pay)));
  const [part] = await database.see(instalments, finance, { payContractId: pay.id }, { by: 'id' });
  const found = { id: part!.chargeId, paidOn: '2026-11-21', paidBy: 'pix', amountCents } as const;
  const press = () => database.perform(settleCharge, found, at(finance));
  expect(codes(await Promise.allSettled([press(), press()])).sort()).toEqual(['done', 'move_not_possible']);
  return { chargeId: part!.chargeId };
}

/** Sends an invoice to the tax authority. Returns the recipient that the invoice names. */
async function sent(id: number) {
  await database.perform(sendFeeInvoice, { id, issuer }, at({ role: 'system' }));
  const { status, takerTaxId, takerName } = await database.get(feeInvoices, finance, id);
  return { status, takerTaxId, takerName };
}

describe('the platform’s fee for an Elenco Pay contract', () => {
  it('is invoiced once to the creator, with the payee’s data, if the creator bears the fee', async () => {
    const pay = await pick('Bastidores do ateliê');
    expect(pay.feePayer).toBe('creator');
    const of = await paid(pay, 120_000);
    const made = await database.see(feeInvoices, finance, of);
    expect(made).toMatchObject([{ companyId: null, creatorId: pay.creatorId, amountCents: 18_000 }]);
    expect(await database.see(feeInvoices, creator, of)).toEqual(made);
    const [payee] = await database.see(payees, creator, {});
    expect(await sent(made[0]!.id)).toEqual({
      status: 'sent',
      takerTaxId: payee!.taxId,
      takerName: payee!.holder,
    });
  });

  it('is invoiced once to the client, and hidden from the creator, if the client bears the fee', async () => {
    const id = await sendAdditionTo(database, at(creator), await pick('Vitrine de dezembro'), 'client');
    const pay = await database.get(payContracts, creator, id);
    const of = await paid(pay, 57_500);
    const made = await database.see(feeInvoices, finance, of);
    expect(made).toMatchObject([{ companyId: pay.companyId, creatorId: null, amountCents: 7_500 }]);
    expect(await database.see(feeInvoices, creator, of)).toEqual([]);
    expect(await sent(made[0]!.id)).toMatchObject({ status: 'sent', takerTaxId: pay.clientTaxId });
  });
});
