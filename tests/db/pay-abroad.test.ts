import {
  type Actor,
  actorOf,
  companies,
  payContracts,
  type payParts,
  savePay,
  sendPay,
  shareLinks,
  type User,
} from '@elenco/core';
import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { codes } from '../support/payGuests';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase({ demo: '2026-11-21' });
let creator: Actor;
let support: Actor;
const now = '2026-11-21T15:00:00.000Z';
const at = (actor: Actor) => ({ actor, now });

beforeAll(async () => {
  const who = async (email: string) => actorOf((await database.identity.byEmail(email)) as User);
  creator = await who('creator@story.example');
  support = await who('support@elenco.example');
});

const price: z.input<typeof payParts.proposal> = {
  lines: [{ label: 'Reels', quantity: 1, amountCents: 50_000 }],
  currency: 'USD',
  feePayer: 'creator',
  schedule: [{ amountCents: 50_000, dueOn: '2026-12-28' }],
  fineBp: 200,
  interestBp: 100,
  cancelBp: 0,
  message: '',
  validUntil: null,
};
/** Creates a contract that is ready to be sent to a client abroad. */
async function written(title: string, client: { clientTaxId: string; clientEmail: string }) {
  const project = { title, scope: '', rights: '', rounds: 1, startsOn: null, endsOn: null };
  const party = { clientName: 'Kiln Inc.', clientCountry: 'US', clientContact: '', clientAddress: '' };
  const { id } = await database.perform(savePay, { id: null, part: project }, at(creator));
  await database.perform(savePay, { id, part: { ...party, ...client } }, at(creator));
  await database.perform(savePay, { id, part: price }, at(creator));
  return id;
}
const send = (id: number) => database.perform(sendPay, { id, ip: '192.0.2.9', userAgent: 'x' }, at(creator));
const clientOf = async (id: number) => (await database.get(payContracts, creator, id)).companyId;

it('creates one foreign client for two contracts sent concurrently to one address', async () => {
  const client = { clientTaxId: '12-3456789', clientEmail: 'mia@kiln.example' };
  const ids = [await written('Kiln one', client), await written('Kiln two', client)];
  const both = await Promise.allSettled(ids.map(send));
  expect(codes(both).filter((code) => code !== 'done' && code !== 'stale')).toEqual([]);
  for (const [nth, sent] of both.entries()) if (sent.status === 'rejected') await send(ids[nth]!);
  const [first, second] = await Promise.all(ids.map(clientOf));
  expect(first).toBe(second);
  const known = await database.see(companies, support, { country: 'US' });
  expect(known.map(({ id, foreignTaxId, cnpj, cpf }) => [id, foreignTaxId, cnpj, cpf])).toEqual([
    [first, '123456789', null, null],
  ]);
  const links = await database.see(shareLinks, support, { payContractId: ids });
  expect(links.map(({ locale }) => locale)).toEqual(['en', 'en']);
});

it('uses one foreign client for contracts with the same e-mail address if the client has no tax ID', async () => {
  const one = await written('No number', { clientTaxId: '', clientEmail: 'ada@kiln.example' });
  const two = await written('No number again', { clientTaxId: '', clientEmail: 'ada@kiln.example' });
  const other = await written('Another', { clientTaxId: '', clientEmail: 'eve@kiln.example' });
  for (const id of [one, two, other]) await send(id);
  const found = await Promise.all([one, two, other].map(clientOf));
  expect(found[0]).toBe(found[1]);
  expect(found[2]).not.toBe(found[0]);
  const jumped = await database.office.jump(support, 'DE 811128135', now);
  expect(jumped.filter(({ resource }) => resource === 'companies').map(({ title }) => title)).toEqual([
    'Kessler Keramik GmbH',
  ]);
});
