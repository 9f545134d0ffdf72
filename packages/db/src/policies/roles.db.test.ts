import { type Actor, anyone, briefings, contracts } from '@elenco/core';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { executeAs } from '../kernel/asActor';
import { finder } from '../kernel/find';
import { openOrm } from '../kernel/orm';
import { list, see } from '../kernel/read';
import { insertExamples } from '../migrations/fixtures/world';
import { roles, systemRole } from '../migrations/rowPolicies';

let database: FreshDatabase;
let orm: MikroORM;
let em: SqlEntityManager;
beforeAll(async () => {
  database = await freshDatabase();
  const owner = await openOrm(database.url, { poolMax: 1 });
  await insertExamples(owner.em.fork());
  await owner.close(true);
  // Uses only one connection. If a statement does not reset the connection's role or actor, the next
  // statement therefore uses them, and the test notices that.
  orm = await openOrm(database.url, { poolMax: 1, role: systemRole });
  em = orm.em.fork() as unknown as SqlEntityManager;
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const brand: Actor = { role: 'company', companyId: 1, companyRole: 'owner', userId: 1, name: 'Ana' };
const other: Actor = { ...brand, companyId: 2, userId: 2 };
/** Briefings with a deliberate mistake: every actor may read all rows. */
const leaking = { ...briefings, access: { ...briefings.access, read: anyone } };
const currentRole = async () => (await em.execute<[{ role: string }]>('select current_user as role'))[0].role;
const listing = { sort: { field: 'id', down: false }, where: [], offset: 0, limit: 25 };

describe('row security under an access rule that allows too much', () => {
  it('still shows each actor only the actor’s own rows', async () => {
    expect(await see(em, leaking, brand)).toHaveLength(1);
    expect(await see(em, leaking, other)).toEqual([]);
    expect(await list(em, leaking, other, listing)).toEqual({ rows: [], total: 0, exact: true });
    expect(await see(em, leaking, { role: 'nobody' })).toEqual([]);
  });

  it('limits a command to the actor’s own rows and then restores the system’s database role', async () => {
    await em.transactional(async (inner) => {
      const tx = inner as SqlEntityManager;
      const own = (actor: Actor) => finder(tx, actor, new Map()).forUpdate(briefings, 1, anyone);
      await expect(own(other)).rejects.toMatchObject({ code: 'not_found' });
      expect(await own(brand)).toMatchObject({ id: 1 });
      expect(await tx.execute('select current_user as role')).toEqual([{ role: systemRole }]);
      expect(await finder(tx, other, new Map()).many(contracts, { id: 1 })).toHaveLength(1);
    });
  });

  it('resets role and actor on the connection after each statement, even after an error', async () => {
    expect(await currentRole()).toBe(systemRole);
    await see(em, briefings, brand);
    expect(await currentRole()).toBe(systemRole);
    await expect(executeAs(em, brand, 'select nonsense', [])).rejects.toMatchObject({ code: '42703' });
    expect(await currentRole()).toBe(systemRole);
    expect(await em.execute(`select nullif(current_setting('elenco.actor', true), '') as actor`)).toEqual([
      { actor: null },
    ]);
  });
});

describe('the database role of an actor', () => {
  it.each([
    `update briefings set id = id where id = 1`,
    `update briefings set title = 'x' where id = 1`,
    'delete from briefings where id = 1',
    'insert into briefings default values',
  ])('cannot write: %s', (sql) =>
    expect(executeAs(em, brand, sql, [])).rejects.toMatchObject({ code: '42501' }),
  );

  it('has access only to tables with row security', async () => {
    const open = await em.execute(
      `select r.role, c.relname from pg_class c cross join unnest(?::text[]) r(role)
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
         and (has_any_column_privilege(r.role, c.oid, 'select, insert, update') or has_table_privilege(r.role, c.oid, 'delete'))
         and not c.relforcerowsecurity`,
      [
        `{${Object.values(roles)
          .filter((role) => role !== systemRole)
          .join(',')}}`,
      ],
    );
    expect(open).toEqual([]);
  });
});

describe('the database role of the system', () => {
  it.each([
    ...['postings', 'ledger_transactions', 'history', 'audit', 'consents'].flatMap((table) => [
      `update ${table} set id = id`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]),
    'update ledger_accounts set balance_cents = 0',
    'update ledger_accounts set id = id',
    'delete from ledger_accounts',
    `insert into ledger_accounts (kind, currency, balance_cents) values ('cash', 'EUR', 1)`,
    'select * from audit_heads',
    'alter table postings disable trigger all',
    'alter table briefings disable row level security',
    'set session_replication_role = replica',
    'select * from graphile_worker._private_jobs',
  ])('has no right to run: %s', (sql) => expect(em.execute(sql)).rejects.toMatchObject({ code: '42501' }));

  it('has the rights to lock a balance, add to the audit log and queue a job', async () => {
    await em.execute('select * from ledger_accounts where id = 1 for update');
    await em.execute(
      `insert into audit (id, at, actor_role, command, resource, data) values (9, now(), 'system', 'x.y', 'x', '{}')`,
    );
    await em.execute(`select add_job('deliver', '{"eventIds": []}'), free_jobs_of_the_dead()`);
  });
});
