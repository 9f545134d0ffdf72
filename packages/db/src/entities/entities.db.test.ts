import { type ResourceName, resources } from '@elenco/core';
import { type FreshDatabase, freshDatabase } from '@elenco/tests/support/db';
import type { EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrm } from '../kernel/orm';
import { examples, insertExamples } from '../migrations/fixtures/world';
import { entities, entityList } from './index';

let database: FreshDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await freshDatabase();
  orm = await openOrm(database.url, { poolMax: 2 });
  await insertExamples(orm.em.fork());
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

describe.each(Object.keys(resources) as ResourceName[])('a row of %s', (name) => {
  it('is read back as it was written', async () => {
    const row = await orm.em.fork().findOneOrFail(entities[name] as EntitySchema, examples[name].id);
    const seen = { ...row } as Record<string, unknown>;
    if (name === 'audit') {
      expect([seen.position, seen.prevHash]).toEqual([1, '']);
      for (const unseen of ['chain', 'position', 'prevHash', 'hash']) delete seen[unseen];
    }
    if (name === 'sessions') delete seen.tokenHash;
    if (name === 'postings') {
      expect(seen.accountId).toBe(1);
      delete seen.accountId;
    }
    // The database maintains this count. The example rows contain one undecided application for the job.
    if (name === 'openings') expect(seen.undecided).toBe(1);
    const written = name === 'openings' ? { ...examples.openings, undecided: 1 } : examples[name];
    expect(seen).toEqual(written);
    expect(resources[name].schema.safeParse(seen).error).toBeUndefined();
  });
});

describe('the table of an entity', () => {
  it('has a column of the same type and nullability for each property of the entity', async () => {
    const columns = await orm.em.fork().execute<Record<'table' | 'name' | 'type' | 'nullable', string>[]>(
      `select table_name as table, column_name as name, is_nullable as nullable,
         format_type(atttypid, atttypmod) as type
       from information_schema.columns
       join pg_attribute on attrelid = table_name::regclass and attname = column_name
       where table_schema = 'public' and table_name not in ('migrations', 'repeatables', 'audit_heads')`,
    );
    const found = columns.map((c) => `${c.table}.${c.name} ${c.type} ${c.nullable === 'YES'}`);
    const declared = [...orm.getMetadata().getAll().values()].flatMap((meta) =>
      meta.props.map((prop) => {
        const type = typeNames[prop.columnTypes[0]!] ?? prop.columnTypes[0];
        return `${meta.tableName}.${prop.fieldNames[0]} ${type} ${prop.nullable ?? false}`;
      }),
    );
    expect(found.sort()).toEqual(declared.sort());
    expect(new Set(declared.map((column) => column.split('.')[0])).size).toBe(entityList.length);
  });

  it('has, for each foreign key, an index that starts with a column of that key', async () => {
    const bare = await orm.em.fork().execute(
      `select conrelid::regclass as table, conname from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index where indrelid = conrelid
           and (indkey::int2[])[0] = any (conkey))`,
    );
    expect(bare).toEqual([]);
  });

  it('can be searched for a name regardless of case and accents', async () => {
    const found = await orm.em
      .fork()
      .execute(
        `select id from companies where id = 1 and fold(trade_name) like '%' || fold('COSMETICOS') || '%'`,
      );
    expect(found).toEqual([{ id: 1 }]);
  });
});

/** PostgreSQL's full names of types that MikroORM abbreviates. */
const typeNames: Record<string, string> = {
  int: 'integer',
  'timestamptz(3)': 'timestamp(3) with time zone',
};
