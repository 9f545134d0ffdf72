import { type Actor, actorOf, deliverInstalment, instalments, payContracts, type User } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../support/db';
import { guestBy } from '../support/payGuests';

let fresh: FreshDatabase;
let database: Database;
const now = '2026-11-21T15:00:00.000Z';
const who = async (email: string) => (await database.identity.byEmail(email)) as User;

beforeAll(async () => {
  fresh = await freshDatabase({ demo: '2026-11-21' });
  database = await openDatabase(fresh.url, { limits: longTimeouts });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

it('a delivered file opens for the client of its contract by either e-mail, and for no other client', async () => {
  const user = await who('creator@story.example');
  const creator = actorOf(user) as Extract<Actor, { role: 'creator' }>;
  const finance = actorOf(await who('finance@elenco.example'));
  const pick = async (title: string) => (await database.see(payContracts, finance, { title }))[0]!;
  const pay = await pick('Vitrine de dezembro');
  const [part] = await database.see(instalments, finance, { payContractId: pay.id }, { by: 'id' });
  const of = { ownerId: user.id, companyId: null, creatorId: creator.creatorId, createdAt: now };
  const file = { name: 'corte.mp4', mime: 'video/mp4', size: 9, sha256: 'f'.repeat(64), ...of };
  const { id } = await database.files.add(file);
  const guest = guestBy(1, pay);
  const open = (actor: Actor) => database.files.openable(actor, id);
  // Uploaded, but not delivered.
  await expect(open(guest)).rejects.toThrow('not_found');

  const input = { id: part!.id, text: '', link: null, fileId: id };
  await database.perform(deliverInstalment, input, { actor: creator, now });
  expect(await open(guest)).toMatchObject({ id, name: 'corte.mp4' });
  expect(await open({ ...guest, actions: ['pay'] })).toMatchObject({ id });
  const other = await pick('Série sobre cerâmica');
  expect(other.companyId).toBe(pay.companyId);
  const brand = actorOf(await who('brand@aurora.example'));
  for (const stranger of [guestBy(1, other), { ...guest, actions: ['list' as const] }, brand]) {
    await expect(open(stranger)).rejects.toThrow('not_found');
  }
});
