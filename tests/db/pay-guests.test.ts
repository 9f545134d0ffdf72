import {
  type Actor,
  actorOf,
  deliverInstalment,
  instalments,
  payContracts,
  payouts,
  requestAcceptance,
  revisePay,
  sendPay,
  shareLinks,
  type User,
} from '@elenco/core';
import { linkHashOf } from '@elenco/db';
import { expect, it } from 'vitest';
import { guestBy } from '../support/payGuests';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase({ demo: '2026-11-21' });
const now = '2026-11-21T15:00:00.000Z';
const who = async (email: string) => (await database.identity.byEmail(email)) as User;

it('lets only the contract’s client open a delivered file, through the link of any e-mail to that client', async () => {
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
  // The file is uploaded but not part of a delivery yet.
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

it('shows the client when each instalment was paid, but nothing to guests of other clients', async () => {
  const finance = actorOf(await who('finance@elenco.example'));
  const pick = async (title: string) => (await database.see(payContracts, finance, { title }))[0]!;
  const pay = await pick('Série sobre cerâmica');
  const paid = (await database.see(instalments, finance, { payContractId: pay.id })).filter(
    ({ payoutId }) => payoutId !== null,
  );
  const made = await database.see(payouts, finance, { id: paid.map(({ payoutId }) => payoutId!) });
  const expected = paid.map(({ id, payoutId }) => [
    id,
    made.find((payout) => payout.id === payoutId)?.createdAt,
  ]);
  expect(expected).not.toEqual([]);
  expect([...(await database.pay.fundedAtOf(guestBy(1, pay), pay.id))]).toEqual(expected);
  const other = await pick('Vitrine de dezembro');
  expect((await database.pay.fundedAtOf(guestBy(1, other), pay.id)).size).toBe(0);
});

it('returns an accepted contract with its check code only to its client', async () => {
  const finance = actorOf(await who('finance@elenco.example'));
  const pick = async (title: string) => (await database.see(payContracts, finance, { title }))[0]!;
  const pay = await pick('Série sobre cerâmica');
  const read = (actor: Actor, id = pay.id) => database.pay.acceptedContract(actor, id);
  const expected = { id: pay.contractId, textHash: pay.textHash, checkCode: expect.any(String) };
  expect(await read(guestBy(1, pay))).toMatchObject(expected);
  expect(await read(guestBy(1, await pick('Vitrine de dezembro')))).toBeUndefined();
  const sent = await pick('Bastidores do ateliê');
  expect(await read(guestBy(1, sent), sent.id)).toBeUndefined();
});

it('shows a client’s unconfirmed acceptance as pending until the link expires or the contract is sent again', async () => {
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
  expect(await database.get(payContracts, creator, id)).toMatchObject({ status: 'viewed' });
  expect(await isConfirming('2026-11-24T15:00:00.000Z')).toBe(false);
  const later = '2026-11-21T16:00:00.000Z';
  await database.perform(revisePay, { id }, { actor: creator, now: later });
  const from = { ip: '192.0.2.9', userAgent: 'x' };
  await database.perform(sendPay, { id, ...from }, { actor: creator, now: later });
  expect(await isConfirming(later)).toBe(false);
});

it('informs the recipient of a replaced link about the new version if the e-mail address is unchanged', async () => {
  const creator = actorOf(await who('creator@story.example'));
  const pick = async () => (await database.see(payContracts, creator, { title: 'Casamento na praia' }))[0]!;
  const { id } = await pick();
  const token = 'of-the-first-email';
  const hash = 'update share_links set token_hash = $1 where pay_contract_id = $2';
  await client.query(hash, [linkHashOf(token), id]);
  const replaced = () => database.identity.findReplacedContract(token);
  expect(await replaced()).toBeUndefined();
  await database.perform(revisePay, { id }, { actor: creator, now });
  expect(await replaced()).toEqual({ creator: 'Caio Lemos', sentAt: null });
  await database.perform(sendPay, { id, ip: '192.0.2.9', userAgent: 'x' }, { actor: creator, now });
  expect(await replaced()).toEqual({ creator: 'Caio Lemos', sentAt: expect.any(String) });
  // Sending the new version also settled the client's question.
  expect((await pick()).talk.at(-1)).toMatchObject({ side: 'client', settledAt: now });
  await client.query('update pay_contracts set client_email = $1 where id = $2', ['other@mail.example', id]);
  expect(await replaced()).toBeUndefined();
});
