import {
  type Actor,
  companyRole,
  duty,
  guestAction,
  type Resources,
  holds as reaches,
  resources,
  type Scope,
} from '@elenco/core';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import { printDepth, sampled } from '@elenco/tests/support/depth';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeAs } from '../kernel/asActor';
import { openOrm } from '../kernel/orm';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import { rowSecurity, systemRole } from '../migrations/rowPolicies';
import { frozenPolicies } from './frozen';

type Resource = Resources[keyof Resources];
type Row = Readonly<Record<string, unknown>>;
const all = Object.values(resources);

let database: FreshDatabase;
let owner: Client;
let orm: MikroORM;
let em: SqlEntityManager;
beforeAll(async () => {
  database = await freshDatabase();
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  orm = await openOrm(database.url, { poolMax: 2, role: systemRole });
  em = orm.em.fork() as unknown as SqlEntityManager;
});
afterAll(async () => {
  await orm.close(true);
  await owner.end();
  await database.drop();
});

/**
 * Every kind of actor, with every combination of duties. There are two actors of each kind, to check that
 * neither can read the other's rows.
 */
const actors: readonly Actor[] = [
  { role: 'nobody' },
  { role: 'system' },
  ...[1, 2].flatMap((companyId) =>
    companyRole.options.map(
      (one): Actor => ({ role: 'company', companyId, companyRole: one, userId: companyId, name: 'A' }),
    ),
  ),
  ...[1, 2].map((creatorId): Actor => ({ role: 'creator', creatorId, userId: creatorId + 1, name: 'A' })),
  ...[1, 2].flatMap((row) =>
    [[], ...guestAction.options.map((one) => [one]), [...guestAction.options]].flatMap((actions) =>
      [
        { contractId: row, creatorIds: [], listId: null, reportId: null, payContractId: null },
        { contractId: null, creatorIds: [row], listId: row, reportId: row, payContractId: row },
        { contractId: null, creatorIds: [row, 3], listId: null, reportId: null, payContractId: null },
      ].map(
        (about): Actor => ({
          role: 'guest',
          shareLinkId: row,
          issuedById: row,
          name: '',
          companyId: row,
          briefingId: row,
          withNotes: false,
          ...about,
          actions,
        }),
      ),
    ),
  ),
  ...subsets(duty.options).map((duties): Actor => ({ role: 'admin', duties, userId: 1, name: 'A' })),
];

function subsets<T>([first, ...others]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  return subsets(others).flatMap((rest) => [rest, [first, ...rest]]);
}

const ruleOf = (resource: Resource) => resource.access.read as (actor: Actor) => Scope<Row>;

/** Returns rows with every combination of values in the columns that the rule compares. */
function rowsOf(resource: Resource): Row[] {
  const asked = new Set(actors.flatMap((actor) => ruleOf(resource)(actor).flatMap(Object.keys)));
  const values: Readonly<Record<string, readonly unknown[]>> = {
    id: [1, 2, 3],
    companyId: [1, 2, 3, null],
    creatorId: [1, 2, 3, null],
    curatorId: [1, 2, 3, null],
    briefingId: [1, 2, 3],
    contractId: [1, 2, 3, null],
    shareLinkId: [1, 2, 3],
    payContractId: [1, 2, 3],
    membership: ['member', 'outside'],
    listId: [1, 2, 3],
    userId: [1, 2, 3, null],
    authorId: [1, 2, 3],
    impersonatorId: [1, 2, 3, null],
    side: ['company', 'creator'],
    resource: ['briefings', 'leads', 'charges'],
    shownAt: ['2026-11-21T00:00:00.000Z', null],
    status: resource.flow?.states ?? [],
  };
  return [...asked].reduce<Row[]>(
    (rows, column) => {
      const possible = values[column];
      if (!possible)
        throw new Error(`Give values for "${column}", which the rule of ${resource.name} now tests`);
      return rows.flatMap((row) => possible.map((value) => ({ ...row, [column]: value })));
    },
    [{}],
  );
}

/** Removes the constraints of a table, so that the test can insert any row. */
async function bareTable(name: string): Promise<void> {
  const { rows } = await owner.query<{ sql: string }>(
    `select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as sql
       from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u', 'f', 'c', 'x')
     union all select format('drop index %s', indexrelid::regclass) from pg_index
       where indrelid = $1::regclass and indisunique
         and not exists (select from pg_constraint where conindid = indexrelid)
     union all select format('alter table %s alter %I drop identity if exists, alter %I drop not null', $1::text, attname, attname)
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [name],
  );
  for (const { sql } of rows) await owner.query(sql);
  await owner.query(`alter table ${name} disable trigger all`);
}

/**
 * Compares row security with the access rule, for each row and actor. Returns the number of comparisons
 * (`cells`), and a text for each comparison that found a difference (`wrong`).
 */
async function compare(resource: Resource, who = actors): Promise<{ cells: number; wrong: string[] }> {
  const table = tableOf(em, resource.name);
  const wrong: string[] = [];
  let cells = 0;
  for (const actor of who) {
    const where =
      actor.role === 'system' ? { text: 'true', params: [] } : scopeSql(table, ruleOf(resource)(actor));
    const rows = await executeAs<{ place: string }>(
      em,
      actor,
      `select ctid::text as place from ${table.name}`,
      [],
    );
    const due = await em.execute<{ place: string; due: boolean }[]>(
      `select ctid::text as place, coalesce(${where.text}, false) as due from ${table.name}`,
      [...where.params],
    );
    const seen = new Set(rows.map(({ place }) => place));
    cells += due.length;
    for (const { place, due: expected } of due) {
      if (seen.has(place) !== expected) wrong.push(`${resource.name} ${place} for ${JSON.stringify(actor)}`);
    }
  }
  return { cells, wrong };
}

it('shows each actor exactly the rows that the access rule of each resource allows', async () => {
  let cells = 0;
  const wrong: string[] = [];
  const every = all.flatMap((resource) => actors.map((actor) => ({ resource, actor })));
  const looked = sampled(every, ({ resource, actor }) => `${resource.name} ${actor.role}`);
  for (const resource of all) {
    const table = tableOf(em, resource.name);
    await bareTable(table.name.slice(1, -1));
    const rows = rowsOf(resource).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [table.columns.get(name)?.slice(1, -1), value]),
      ),
    );
    await owner.query(
      `insert into ${table.name} select * from jsonb_populate_recordset(null::${table.name}, $1)`,
      [JSON.stringify(rows)],
    );
    const result = await compare(
      resource,
      looked.filter((cell) => cell.resource === resource).map(({ actor }) => actor),
    );
    cells += result.cells;
    wrong.push(...result.wrong);
  }
  const found = `${cells} rows, ${wrong.length} wrong`;
  printDepth('row security, each resource for each actor', looked.length, every.length, found);
  expect(wrong).toEqual([]);

  // Breaks a policy on purpose, to prove that the comparison notices a policy that shows too many rows.
  await owner.query('alter policy read_company on briefings using (true)');
  expect((await compare(resources.briefings)).wrong).not.toEqual([]);
}, 120_000);

describe('the row-security policies', () => {
  it('are the same in the database as in the migrations', async () => {
    const fresh = await freshDatabase();
    const client = new Client({ connectionString: fresh.url });
    await client.connect();
    const installed = async () =>
      (await client.query('select * from pg_policies order by tablename, policyname')).rows;
    const before = await installed();
    for (const sql of rowSecurity(frozenPolicies())) await client.query(sql);
    expect(before).toEqual(await installed());
    expect(new Set(before.map(({ tablename }) => tablename))).toEqual(
      new Set([...all.map(({ name }) => name.replaceAll('-', '_')), 'ledger_accounts']),
    );
    await client.end();
    await fresh.drop();
  });

  it('let every actor read each row that the actor may change', () => {
    const unread = all.flatMap((resource) => {
      const { moves, read: _, create: _create, ...verbs } = resource.access;
      const rules = Object.entries({ ...verbs, ...moves }) as [string, (actor: Actor) => Scope<Row>][];
      return rules.flatMap(([verb, rule]) =>
        actors
          .filter(({ role }) => role !== 'system')
          .flatMap((actor) =>
            rowsOf(resource)
              .filter((row) => reaches(rule(actor), row) && !reaches(ruleOf(resource)(actor), row))
              .map((row) => `${resource.name}.${verb} ${JSON.stringify([actor, row])}`),
          ),
      );
    });
    expect(unread).toEqual([]);
  });
});
