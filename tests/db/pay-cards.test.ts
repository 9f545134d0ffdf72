import { type Actor, actorOf, instalments, payContracts, shareLinks, type User } from '@elenco/core';
import { beginCardPayment } from '@elenco/core/finance';
import { expect, it } from 'vitest';
import { guestBy } from '../support/payGuests';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase({ demo: '2026-11-21' });
const who = async (email: string) => actorOf((await database.identity.byEmail(email)) as User);

it('lets a client pay a creator’s contract by card only through the e-mails of that contract', async () => {
  const finance = await who('finance@elenco.example');
  const creator = await who('creator@story.example');
  const pick = async (title: string) => {
    const [pay] = await database.see(payContracts, finance, { title });
    return pay!;
  };
  const pay = await pick('Vitrine de dezembro');
  const [part] = await database.see(instalments, finance, { payContractId: pay.id }, { by: 'id' });
  const support = await who('support@elenco.example');
  const [link] = await database.see(shareLinks, support, { payContractId: pay.id });
  const guest = guestBy(link!.id, pay);
  const press = (actor: Actor) =>
    database.perform(
      beginCardPayment,
      { chargeId: part!.chargeId! },
      { actor, now: '2026-11-21T15:00:00.000Z' },
    );
  const first = await press({ ...guest, actions: ['pay'] });
  // While a card payment is in progress, a second request returns that payment.
  expect(await press(guest)).toEqual(first);
  const other = await pick('Série sobre cerâmica');
  expect(other.companyId).toBe(pay.companyId);
  await expect(press(guestBy(link!.id, other))).rejects.toThrow('not_found');
  await expect(press(creator)).rejects.toThrow('not_found');
});
