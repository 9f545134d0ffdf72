import { type Actor, actorOf, emptyQuery, type User, users } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { Dice } from '@elenco/db/testing';
import { type FreshDatabase, freshDatabase, longTimeouts } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember, randomCreator } from './testing/crowd';

const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };
const dice = new Dice(20_261_130);

let own: FreshDatabase;
let client: Client;
let database: Database;
let creators: number[];

beforeAll(async () => {
  own = await freshDatabase();
  client = new Client({ connectionString: own.url });
  await client.connect();
  database = await openDatabase(own.url, { poolMax: 8, limits: longTimeouts });
  creators = [];
  for (let n = 0; n < 3; n += 1) creators.push(await addMember(client, randomCreator(dice), n));
});
afterAll(async () => {
  await database.close();
  await client.end();
  await own.drop();
});

async function accountOf(creatorId: number): Promise<User> {
  const { rows } = await client.query('select email from users where creator_id = $1', [creatorId]);
  return (await database.identity.byEmail(rows[0].email)) as User;
}

/**
 * Changes the locale of the creator's account. The creator makes the change or, if `impersonator` is set, a
 * staff member who impersonates the creator.
 */
async function act(creatorId: number, now: string, impersonator?: { userId: number; name: string }) {
  const user = await accountOf(creatorId);
  const changed = { id: user.id, locale: user.locale === 'pt' ? 'en' : 'pt' } as const;
  await database.update(users, changed, { actor: actorOf(user, impersonator), now });
}

/** Returns the creators that a brand finds with the day of their last activity, most recent first. */
async function found(): Promise<[creatorId: number | null, day: string | null][]> {
  const query = { ...emptyQuery, sort: 'activity' as const };
  const { rows } = await database.search.find(brand, query, { now: '2026-11-30T12:00:00.000Z', limit: 9 });
  return rows.map(({ creatorId, activeOn }) => [creatorId, activeOn]);
}

it('counts the day of sign-up as a creator’s first activity', async () => {
  const { rows } = await client.query<{ day: string }>(
    `select distinct (created_at at time zone 'America/Sao_Paulo')::date::text as day from creators`,
  );
  expect(new Set((await found()).map(([, day]) => day))).toEqual(new Set(rows.map(({ day }) => day)));
});

it('updates the last active day in São Paulo time as soon as a creator acts', async () => {
  const [one, two] = creators as [number, number, number];
  await act(one, '2026-11-25T12:00:00.000Z');
  await act(two, '2026-11-27T02:30:00.000Z');
  expect((await found()).slice(0, 2)).toEqual([
    [two, '2026-11-26'],
    [one, '2026-11-25'],
  ]);
  await act(one, '2026-11-28T12:00:00.000Z');
  expect((await found())[0]).toEqual([one, '2026-11-28']);
});

it('counts neither evaluations nor the actions of an impersonator as a creator’s activity', async () => {
  const before = await found();
  const other = creators[2]!;
  await client.query(
    `update creators set evaluation_average = 5, evaluation_count = 1, updated_at = '2026-11-29T12:00:00Z' where id = $1`,
    [other],
  );
  await act(other, '2026-11-29T12:00:00.000Z', { userId: 900, name: 'Sofia' });
  expect(await found()).toEqual(before);
});

it('stores the active day once if a creator acts several times concurrently', async () => {
  const [one] = creators as [number, number, number];
  await Promise.all(Array.from({ length: 6 }, () => act(one, '2026-11-30T11:00:00.000Z').catch(() => {})));
  const noted = async () =>
    (
      await client.query('select xmin::text, active_on::text from creator_activity where creator_id = $1', [
        one,
      ])
    ).rows[0];
  const first = await noted();
  expect(first.active_on).toBe('2026-11-30');
  await act(one, '2026-11-30T11:30:00.000Z');
  expect(await noted()).toEqual(first);
});
