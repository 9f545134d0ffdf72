import { resources } from '@elenco/core';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrm } from './orm';
import { columnOf } from './scope';
import { tableOf } from './table';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('provides an index for every column by which lists filter or sort', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string }>(
    `select t.relname as table, pg_get_indexdef(i.indexrelid, 1, true) as column
     from pg_index i join pg_class t on t.oid = i.indrelid where i.indpred is null`,
  );
  await client.end();
  const indexed = new Set(rows.map(({ table, column }) => `${table}.${column}`.replaceAll('"', '')));
  const orm = await openOrm(database.url, { poolMax: 1 });
  const without = Object.values(resources).flatMap((resource) => {
    const table = tableOf(orm.em, resource.name);
    const offered = new Set([...Object.keys(resource.filters), ...resource.sorts]);
    const column = (field: string) => `${table.name}.${columnOf(table, field)}`.replaceAll('"', '');
    return [...offered].map(column).filter((each) => !indexed.has(each));
  });
  await orm.close();
  expect(without).toEqual([]);
});

it('covers every kind of event shown in histories with the partial index of events', async () => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ kinds: string }>(
    `select pg_get_expr(indpred, indrelid) as kinds from pg_index where indexrelid = 'events_noted'::regclass`,
  );
  await client.end();
  const indexed = [...(rows[0]?.kinds ?? '').matchAll(/'([\w.-]+)'/g)].map(([, kind]) => kind);
  const shown = Object.values<{ readonly name: string; readonly noted?: readonly string[] }>(
    resources,
  ).flatMap(({ name, noted = [] }) => noted.map((act) => `${name}.${act}`));
  expect(indexed.sort()).toEqual(shown.sort());
});
