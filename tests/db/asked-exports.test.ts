import type { Actor, PrivacyRequest, User } from '@elenco/core';
import { aPrivacyRequest } from '@elenco/core/testing';
import { beforeAll, expect, it } from 'vitest';
import { gather } from '../support/cast';
import { putRows } from '../support/rows';
import { testDatabase } from '../support/testDatabase';

const { database, client, url } = await testDatabase();
const { brand, finance, clock } = await gather(database);
const userId = 'userId' in brand ? brand.userId : 0;
const staffId = 'userId' in finance ? finance.userId : 0;
const support: Actor = { role: 'admin', userId: staffId, name: 'Sofia', duties: ['support'] };
const by = (actor: Actor) => ({ actor, now: clock.now });
const requests: readonly Partial<PrivacyRequest>[] = [
  { id: 901, userId },
  { id: 902, userId, kind: 'other' },
  { id: 903, userId, status: 'done' },
  { id: 904, userId: null, email: 'someone@casa.example', locale: 'pt' },
];
beforeAll(() => putRows(url, [['privacy-requests', ...requests.map((one) => aPrivacyRequest(one))]]));

const exportsOf = async () => (await database.exports.list(userId, clock.now)).length;

it('counts the rows of each table that an archive of a user’s data contains', async () => {
  const user = (await database.identity.userOf(userId)) as User;
  const counts = await database.exports.countsOf(user);
  const rows = [];
  for await (const own of database.exports.rowsOf(user))
    rows.push({ table: own.table, count: own.rows.length });
  expect(counts).toEqual(rows);
  expect(counts.find(({ table }) => table === 'users')?.count).toBe(1);
});

it.each([
  ['another kind of request', 902, support, { errors: [{ code: 'no_access_request' }] }],
  ['an answered request', 903, support, { errors: [{ code: 'no_access_request' }] }],
  ['a request without an account', 904, support, { errors: [{ code: 'no_access_request' }] }],
  ['an unknown request', 999, support, { code: 'not_found' }],
  ['staff without the duty support', 901, finance, { code: 'not_allowed' }],
  ['the requester', 901, brand, { code: 'not_allowed' }],
] as const)('refuses to prepare an archive of a user’s data: %s', async (_, id, actor, refusal) => {
  await expect(database.exports.askFor(id, by(actor))).rejects.toMatchObject(refusal);
  expect(await exportsOf()).toBe(0);
});

it('prepares a user’s archive once a day, and records in the audit log which staff member asked for it', async () => {
  await database.exports.askFor(901, by(support));
  await expect(database.exports.askFor(901, by(support))).rejects.toMatchObject({
    errors: [{ code: 'export_asked_today' }],
  });
  expect(await exportsOf()).toBe(1);
  const { rows } = await client.query(
    `select actor_id, row_id, resource from audit where command = 'exports.askFor'`,
  );
  expect(rows).toEqual([{ actor_id: staffId, row_id: userId, resource: 'users' }]);
});
