import { type Actor, actorOf, instalments, payContracts, shareLinks, type User } from '@elenco/core';
import { beginCardPayment } from '@elenco/core/finance';
import { type Database, openDatabase } from '@elenco/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { guestBy } from '../support/payGuests';

let fresh: FreshDatabase;
let database: Database;
const who = async (email: string) => actorOf((await database.identity.byEmail(email)) as User);

beforeAll(async () => {
  fresh = await freshDatabase({ demo: '2026-11-21' });
  database = await openDatabase(fresh.url, { limits: longTimeouts });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

it('lets a client pay a contract by card from its own mails, and not from another’s', async () => {
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
  // While it is in progress, another attempt returns it.
  expect(await press(guest)).toEqual(first);
  const other = await pick('Série sobre cerâmica');
  expect(other.companyId).toBe(pay.companyId);
  await expect(press(guestBy(link!.id, other))).rejects.toThrow('not_found');
  await expect(press(creator)).rejects.toThrow('not_found');
});
