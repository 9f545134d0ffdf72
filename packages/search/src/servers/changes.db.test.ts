import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Actor, emptyQuery, type SearchAnswer, type SearchQuery } from '@elenco/core';
import { spreadSearch } from '@elenco/db';
import { type Embedded, startEmbedded } from '@elenco/db/embedded';
import { freshDatabase } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGeneration } from '../build';
import { Outages } from '../outages';
import { search } from '../search';
import { withStableState } from '../state';
import { type Index, many, now, prepareIndex } from '../testing/spread';

const brand: Actor = { role: 'company', userId: 1, name: 'Ana', companyId: 1, companyRole: 'owner' };
const everybody = { ...emptyQuery, text: 'maria' };

let index: Index;
let folder: string;
let other: Embedded;
/** Answers to searches while the index was still on a single server. */
let alone: readonly SearchAnswer[];

const ask = (query: SearchQuery, outages = new Outages()) =>
  search(index.em(), brand, query, { now, limit: 30 }, outages);

async function answers(): Promise<SearchAnswer[]> {
  const found: SearchAnswer[] = [];
  for (const [, given] of many.slice(1, 6)) found.push(await ask({ ...emptyQuery, ...given }));
  return found;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elenco-parts-'));
  chmodSync(folder, 0o755);
  other = await startEmbedded({ dataDir: folder, durable: false });
  index = await prepareIndex(await freshDatabase());
  await buildGeneration(index.em(), now);
  alone = await answers();
  await spreadSearch(index.url, [other.url], now);
});
afterAll(async () => {
  await index?.close();
  await other?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function onParts<Row extends object>(sql: string): Promise<Row[]> {
  const parts = new Client({ connectionString: other.url });
  await parts.connect();
  try {
    return (await parts.query<Row>(sql)).rows;
  } finally {
    await parts.end();
  }
}

const generation = async () =>
  (await index.client.query('select generation from search.state')).rows[0].generation;

it('recreates the tables of the old generation only after every server has switched to the new one', async () => {
  const before = await generation();
  const seen: number[][] = [];
  await buildGeneration(index.em(), now, {
    provision: async (_, slot) => void seen.push([slot, await generation()]),
  });
  const slot = before % 2;
  expect(seen).toEqual([
    [1 - slot, before],
    [slot, before + 1],
  ]);
});

it('continues a search on the new index tables if the old ones are dropped', async () => {
  const slots: number[] = [];
  const found = await withStableState(index.em(), new Outages(), Date.parse(now), async ({ tables }) => {
    slots.push(tables.slot);
    if (slots.length > 1) return 'found';
    await buildGeneration(index.em(), now);
    return Promise.reject(new Error('deadlock detected'));
  });
  expect(found).toBe('found');
  expect(new Set(slots).size).toBe(2);
});

it('refuses a search server that holds parts of another installation', async () => {
  const another = await freshDatabase();
  await expect(spreadSearch(another.url, [other.url], now)).rejects.toThrow('of another installation');
  await another.drop();
});

it('refuses a search server that is listed twice, even if its URL is spelled differently', async () => {
  const spelled = other.url.replace('127.0.0.1', 'localhost');
  expect(spelled).not.toBe(other.url);
  await expect(spreadSearch(index.url, [other.url, spelled], now)).rejects.toThrow('listed twice');
  await expect(spreadSearch(index.url, [index.url], now)).rejects.toThrow('this database');
});

it('recognizes a known search server even if its URL is spelled differently', async () => {
  const spelled = `${other.url.replace('127.0.0.1', 'localhost')}?sslmode=disable`;
  expect((await spreadSearch(index.url, [spelled], now)).unlinked).toEqual(['127.0.0.1']);
  expect(await answers()).toEqual(alone);
  await spreadSearch(index.url, [other.url.replace('127.0.0.1', 'localhost')], now);
  const { rows } = await index.client.query(
    `select option from pg_foreign_server, unnest(srvoptions) option where option like 'sslmode%'`,
  );
  expect(rows).toEqual([]);
});

it("does not let a copy of the database overwrite the original's parts of the index", async () => {
  const [received] = await onParts<{ owner: string }>(
    `select obj_description('search_parts'::regnamespace) as owner`,
  );
  const say = (owner: string) => onParts(`comment on schema search_parts is '${owner}'`);
  await say('the original');
  await expect(buildGeneration(index.em(), now)).rejects.toThrow('of another installation');
  await say(received!.owner);
  expect((await ask(everybody)).rows).toHaveLength(30);
});

it('treats parts of the index restored from a backup as lost until the next build', async () => {
  const { pathname, href } = new URL(other.url);
  const name = pathname.slice(1);
  const admin = new Client({ connectionString: href.replace(/\/[^/]*$/, '/postgres') });
  await admin.connect();
  const cutOff = () =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await cutOff();
  await admin.query(`create database backup template "${name}"`);
  for (let n = 0; n < 2; n += 1) await buildGeneration(index.em(), now);
  expect(await answers()).toEqual(alone);
  await admin.query(`drop database "${name}" with (force)`);
  await admin.query(`alter database backup rename to "${name}"`);
  await admin.end();
  const { slot } = (await index.client.query('select generation % 2 as slot from search.state')).rows[0];
  const { rows: here } = await index.client.query(`select ref from search.rows_${slot}_0`);
  const answer = await ask(emptyQuery);
  expect(answer).toMatchObject({ partial: true, total: { value: here.length, exact: false } });
  await buildGeneration(index.em(), now);
  expect(await answers()).toEqual(alone);
});

it('keeps one copy of each index table on every search server', async () => {
  const rows = await onParts(
    `select regexp_replace(tablename, '_[0-9a-f]{8}$', '') as name from pg_tables where schemaname = 'search_parts' order by 1`,
  );
  const names = ['bits', 'orders', 'postings', 'rows'].flatMap((name) =>
    name === 'orders' ? [name] : [0, 1].map((slot) => `${name}_${slot}`),
  );
  expect(rows).toEqual(names.map((name) => ({ name })));
});

it('moves the whole index back to the main database and unlinks the search servers', async () => {
  const { unlinked } = await spreadSearch(index.url, [], now);
  expect(unlinked).toEqual(['localhost']);
  const { rows } = await index.client.query(
    `select (select count(*) from pg_foreign_table)::int as tables, (select count(*) from pg_foreign_server)::int as servers`,
  );
  expect(rows[0]).toEqual({ tables: 0, servers: 0 });
  expect(await answers()).toEqual(alone);
  await buildGeneration(index.em(), now);
});
