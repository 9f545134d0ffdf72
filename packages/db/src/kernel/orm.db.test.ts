import { withoutLimits } from '@elenco/sql';
import { type FreshDatabase, freshDatabase, onServer } from '@elenco/tests/support/db';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../entities';
import { isUnavailable } from '../unavailable';
import { openOrm } from './orm';

let database: FreshDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await freshDatabase();
  orm = await openOrm(database.url, { poolMax: 3, name: 'elenco-orm-test' });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

describe('a connection to the database', () => {
  it('has a name, the time zone UTC and a statement timeout', async () => {
    const [row] = await orm.em.fork().execute(
      `select current_setting('application_name') as name, current_setting('timezone') as zone,
         current_setting('statement_timeout') as limit`,
    );
    expect(row).toEqual({ name: 'elenco-orm-test', zone: 'UTC', limit: '5s' });
  });

  it('cancels a statement that takes too long', async () => {
    const hurried = await openOrm(database.url, { poolMax: 1, limits: { statement: 20 } });
    await expect(hurried.em.fork().execute('select pg_sleep(2)')).rejects.toMatchObject({ code: '57014' });
    await hurried.close();
  });

  it('cancels a transaction that takes too long unless it may run without limits', async () => {
    const hurried = await openOrm(database.url, { poolMax: 1, limits: { statement: 100, transaction: 200 } });
    const sleep = (...first: string[]) =>
      hurried.em.fork().transactional(async (em) => {
        for (const sql of first) await em.execute(sql);
        // The query takes longer than the limits, and longer than the client waits for an answer.
        await em.execute('select pg_sleep(1.5)');
        return 'slept';
      });
    const idle = hurried.em.fork().transactional(async (em) => {
      for (;;) await em.execute('select 1');
    });
    expect(isUnavailable(await idle.catch((error: unknown) => error))).toBe(true);
    expect(isUnavailable(await sleep().catch((error: unknown) => error))).toBe(true);
    expect(await sleep(withoutLimits)).toBe('slept');
    expect(isUnavailable(await sleep().catch((error: unknown) => error))).toBe(true);
    await hurried.close();
  });
});

describe('a restart of the database', () => {
  const cutAll = () =>
    onServer((client) =>
      client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'elenco-orm-test'`,
      ),
    );
  const count = () => orm.em.fork().count(entities.rates);

  it('interrupts neither the process nor later queries', async () => {
    await Promise.all([count(), count(), count()]);
    await cutAll();
    expect(await Promise.all([count(), count(), count()])).toEqual([0, 0, 0]);
  });

  it('fails only the interrupted transaction', async () => {
    const cut = orm.em.fork().transactional(async (em) => {
      await em.execute('select 1');
      await cutAll();
      await em.execute('select 1');
    });
    await expect(cut).rejects.toThrow();
    expect(await count()).toBe(0);
  });
});

it('throws an error if requests share the global entity manager', async () => {
  await expect(orm.em.find(entities.rates, {})).rejects.toThrow(/global/);
});
