import type { Actor } from '@elenco/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, gather } from '../support/cast';
import { type Caller, callerAs as callerOfActor } from './cast';
import { queueByList } from './office/queues';
import { queried, type Sql } from './office/sql';

let api: RunningApi;
let cast: Cast;
let now = '2026-11-21T20:00:00.000Z';
beforeAll(async () => {
  api = await startApi({ now: () => now });
  cast = await gather(api.database);
});
afterAll(() => api.stop());

const callerAs = (actor: Actor) => callerOfActor(api, actor, now);
const sql: Sql = (text, params) => queried(api.databaseUrl, text, params);
const idsIn = async (call: Caller, filter: object) => {
  const answer = await call('GET', `/leads?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
};
const queueOf = async (call: Caller) => {
  const rows = (await (await call('GET', '/waiting')).json()) as { resource: string; count: number }[];
  return rows.find(({ resource }) => resource === 'leads');
};

it("hides a snoozed record from its list, count and other users' history until the snooze ends", async () => {
  await sql(`update users set duties = '{support}' where email = 'financeiro2@casa.example'`);
  const support = await callerAs(cast.secondFinance);
  for (const name of ['Ana', 'Bia'])
    await sql(
      `insert into leads (version, created_at, updated_at, status, status_since, name, email, company, message, locale, source, consented_at)
       values (1, $1, $1, 'new', $1, $2, $3, 'Casa', '', 'pt', 'site', $1)`,
      ['2026-11-20T12:00:00.000Z', name, `${name.toLowerCase()}@casa.example`],
    );
  const due = { status: ['new'], queue: 'due' };
  const [first = 0, second = 0] = await idsIn(support, due);
  const followUp = async (input: object, by = support) =>
    (await by('POST', '/commands/assignments.followUp', { resource: 'leads', ids: [first], ...input }))
      .status;
  const userId = 'userId' in cast.secondFinance ? cast.secondFinance.userId : 0;

  expect(await followUp({ assigneeId: userId, note: 'Liga na quinta.' })).toBe(200);
  expect(await idsIn(support, { ...due, queue: 'mine' })).toEqual([first]);
  expect(await followUp({ snoozedUntil: '2026-11-25' })).toBe(200);
  expect(await idsIn(support, due)).toEqual([second]);
  expect(await idsIn(support, { ...due, queue: 'mine' })).toEqual([]);
  expect(await idsIn(support, { ...due, queue: 'snoozed' })).toEqual([first]);
  expect(await queueOf(support)).toMatchObject({ count: 1 });
  expect(await queueOf(support)).toEqual(await queueByList(support, 'leads'));

  const steps = await (await support('GET', `/leads/${first}/moves`)).json();
  const followed = steps.filter(({ move }: { move: string }) => move === 'followUp');
  expect(followed).toHaveLength(2);
  expect(followed[1].data).toMatchObject({ assigneeId: userId, snoozedUntil: '2026-11-25' });
  expect(JSON.stringify(steps)).not.toContain('quinta');

  const finance = await callerAs(cast.finance);
  expect(await followUp({ note: 'x' }, finance)).toBe(403);
  const seen = await (await finance('GET', '/assignments')).json();
  expect(JSON.stringify(seen)).not.toContain('quinta');
  expect((await support('GET', '/leads?filter={"queue":"nonsense"}')).status).toBe(400);

  now = '2026-11-25T12:00:00.000Z';
  expect(await queueOf(await callerAs(cast.secondFinance))).toMatchObject({ count: 2 });
  now = '2026-11-21T20:00:00.000Z';
  // A new state ends the snooze, which applies to the previous state only.
  await sql(`update leads set status_since = '2026-11-21T20:00:01.000Z' where id = $1`, [first]);
  expect(await queueOf(support)).toMatchObject({ count: 2 });
});
