import {
  type Actor,
  actorOf,
  payContracts,
  requestAcceptance,
  revisePay,
  sendPay,
  shareLinks,
  type User,
} from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/db';
import { guestBy } from '../support/payGuests';

let fresh: FreshDatabase;
let database: Database;
let creator: Actor;
let support: Actor;
const now = '2026-11-21T15:00:00.000Z';
const later = '2026-11-21T16:00:00.000Z';

beforeAll(async () => {
  fresh = await freshDatabase({ demo: '2026-11-21' });
  database = await openDatabase(fresh.url);
  const who = async (email: string) => actorOf((await database.identity.byEmail(email)) as User);
  creator = await who('creator@story.example');
  support = await who('support@elenco.example');
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

it('waits for its confirmation while the link of that e-mail works, until the text is sent again', async () => {
  const [pay] = await database.see(payContracts, creator, { title: 'Bastidores do ateliê' });
  const { id, textHash } = pay!;
  const [link] = await database.see(shareLinks, support, { payContractId: id });
  const reader: Actor = { ...guestBy(link!.id, pay!), actions: ['pay'] };
  const isConfirming = async (on = now) => (await database.pay.factsOf(reader, id, on)).isConfirming;
  expect(await isConfirming()).toBe(false);
  await database.perform(requestAcceptance, { id, textHash: textHash! }, { actor: reader, now });
  expect(await isConfirming()).toBe(true);
  expect(await isConfirming('2026-11-24T15:00:00.000Z')).toBe(false);
  await database.perform(revisePay, { id }, { actor: creator, now: later });
  const from = { ip: '192.0.2.9', userAgent: 'x' };
  await database.perform(sendPay, { id, ...from }, { actor: creator, now: later });
  expect(await isConfirming(later)).toBe(false);
});
