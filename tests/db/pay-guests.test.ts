import {
  type Actor,
  actorOf,
  deliverInstalment,
  instalments,
  payContracts,
  requestAcceptance,
  revisePay,
  sendPay,
  shareLinks,
  type User,
} from '@elenco/core';
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

it('opens a delivered file for the client of its contract by either e-mail, and for no other client', async () => {
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

it('waits for the confirmation of an answer while the link of its e-mail works, until the text is sent again', async () => {
  const creator = actorOf(await who('creator@story.example'));
  const support = actorOf(await who('support@elenco.example'));
  const [pay] = await database.see(payContracts, creator, { title: 'Bastidores do ateliê' });
  const { id, textHash } = pay!;
  const [link] = await database.see(shareLinks, support, { payContractId: id });
  const reader: Actor = { ...guestBy(link!.id, pay!), actions: ['pay'] };
  const isConfirming = async (on = now) => (await database.pay.factsOf(reader, id, on)).isConfirming;
  expect(await isConfirming()).toBe(false);
  await database.perform(requestAcceptance, { id, textHash: textHash! }, { actor: reader, now });
  expect(await isConfirming()).toBe(true);
  expect(await isConfirming('2026-11-24T15:00:00.000Z')).toBe(false);
  const later = '2026-11-21T16:00:00.000Z';
  await database.perform(revisePay, { id }, { actor: creator, now: later });
  const from = { ip: '192.0.2.9', userAgent: 'x' };
  await database.perform(sendPay, { id, ...from }, { actor: creator, now: later });
  expect(await isConfirming(later)).toBe(false);
});
