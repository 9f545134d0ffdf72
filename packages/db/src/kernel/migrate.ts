import { locks } from '@elenco/sql';
import { Migrator } from '@mikro-orm/migrations';
import { runMigrations } from 'graphile-worker';
import { migrations } from '../migrations';
import { withClient } from '../withClient';
import { adoptBaseline } from './formerMigrations';
import { openOrm } from './orm';
import { installRepeatables } from './repeatables';

/**
 * Migrates the database at `url`: tables, flows and the worker's tables. Several processes can call this
 * concurrently: one migrates, and the others wait and then find nothing to do. Throws if a lock is not free
 * within a second, if existing rows violate a new constraint, or if the database is at an unreleased version.
 * Rolls back a migration that fails.
 */
export function migrate(url: string): Promise<void> {
  return withClient({ connectionString: url, application_name: 'elenco-migrate' }, async (guard) => {
    await guard.query('select pg_advisory_lock($1)', [locks.migrate]);
    await adoptBaseline(guard);
    await migrateAlone(url);
    await guard.query(keepDoneJobs);
  });
}

/**
 * SQL that creates the trigger that keeps completed jobs. It runs after graphile-worker's own migration,
 * because only that migration creates the table of jobs. Does not replace an existing trigger, because that
 * would lock the table.
 */
const keepDoneJobs = `do $$ begin
  perform set_config('lock_timeout', '1s', true);
  if not exists (select from pg_trigger
    where tgrelid = 'graphile_worker._private_jobs'::regclass and tgname = 'keep_done_jobs') then
    create trigger keep_done_jobs after delete on graphile_worker._private_jobs
      referencing old table as done for each statement execute function keep_done_jobs();
  end if;
end $$`;

async function migrateAlone(url: string): Promise<void> {
  const orm = await openMigrations(url);
  try {
    await orm.migrator.up();
    await installRepeatables(orm.em);
  } finally {
    await orm.close();
  }
  await runMigrations({ connectionString: url });
}

/** Opens the database with its migrations, to migrate up or down. The caller closes it. */
export function openMigrations(url: string) {
  return openOrm(url, {
    poolMax: 2,
    name: 'elenco-migrate',
    limits: null,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      tableName: 'migrations',
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
      disableForeignKeys: false,
    },
  });
}
