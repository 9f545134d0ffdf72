import { randomBytes } from 'node:crypto';
import { briefings } from '@elenco/core';
import { onServer, urlOf } from '@elenco/tests/support/db';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database';
import { migrations } from '../migrations';
import { insertExamples } from '../migrations/fixtures/world';
import { roles } from '../migrations/rowPolicies';
import { schemaOf } from '../testing/schema';
import { migrate, openMigrations } from './migrate';
import { openOrm } from './orm';

let name: string;
let url: string;
beforeEach(async () => {
  name = `elenco_migrate_${randomBytes(6).toString('hex')}`;
  url = urlOf(name);
  await onServer((client) => client.query(`create database ${name}`));
});
afterEach(() => onServer((client) => client.query(`drop database ${name} with (force)`)));

async function ask(sql: string, address = url): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const schema = () => schemaOf(url);

async function goDown(): Promise<void> {
  const orm = await openMigrations(url);
  await orm.migrator.down({ to: 0 });
  await orm.close();
}

describe('migrate', () => {
  it('restores the same schema after migrating down and up while tables contain data', async () => {
    await migrate(url);
    const first = await schema();
    const orm = await openOrm(url, { poolMax: 2 });
    await insertExamples(orm.em.fork());
    await orm.close();
    await goDown();
    const left = await schema();
    expect(left.filter((line) => !line.includes('migrations'))).toEqual([]);
    await migrate(url);
    expect(await schema()).toEqual(first);
  });

  it('runs each migration only once if several processes start at the same time', async () => {
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    const names = migrations.map(({ name }) => ({ name }));
    expect(await ask('select name from migrations order by id')).toEqual(names);
    expect(await ask(`select to_regclass('graphile_worker.jobs')::text as jobs`)).toEqual([
      { jobs: 'graphile_worker.jobs' },
    ]);
  });

  it('accepts a database that stopped before the baseline only if all earlier migrations have run', async () => {
    await migrate(url);
    const made = await schema();
    const names = async () => (await ask('select name from migrations')).map(({ name }) => name).sort();
    const ran = (former: string) =>
      ask(`with baseline as (delete from migrations where name = '${migrations[0]?.name}')
        insert into migrations (name) select * from unnest('{${former}}'::text[])`);
    await ran('Migration20261130_baseline,Migration20261210_rpas');
    await expect(migrate(url)).rejects.toThrow('ELENCO_DATA_DIR');
    await ran('Migration20261213_iss_rules');
    await migrate(url);
    expect(await names()).toEqual(migrations.map(({ name }) => name).sort());
    expect(await schema()).toEqual(made);
  });

  it('needs no superuser to revoke the table owner’s right to change the ledger', async () => {
    const owner = `${name}_owner`;
    await onServer((client) => client.query(`create role ${owner} login password 'owner'`));
    await onServer((client) => client.query(`alter database ${name} owner to ${owner}`));
    const asOwner = Object.assign(new URL(url), { username: owner, password: 'owner' }).href;
    try {
      const grant = `grant ${Object.values(roles).join(', ')} to ${owner}`;
      await expect(migrate(asOwner)).rejects.toThrow(grant);
      await onServer((client) => client.query(grant));
      await migrate(asOwner);
      const orm = await openOrm(asOwner, { poolMax: 2 });
      await insertExamples(orm.em.fork());
      await orm.close();
      for (const table of ['postings', 'history', 'audit']) {
        await expect(ask(`update ${table} set id = id`, asOwner)).rejects.toMatchObject({ code: '42501' });
      }
      const database = await openDatabase(asOwner);
      const seen = (companyId: number) =>
        database.see(
          briefings,
          { role: 'company', companyId, companyRole: 'owner', userId: 1, name: 'Ana' },
          {},
        );
      expect([await seen(1), await seen(2)]).toMatchObject([[{ id: 1 }], []]);
      await database.close();
    } finally {
      await onServer((client) => client.query(`drop database ${name} with (force)`));
      await onServer((client) => client.query(`drop role ${owner}`));
      await onServer((client) => client.query(`create database ${name}`));
    }
  });
});
