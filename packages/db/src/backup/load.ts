import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { jobColumns, quoted } from './dump';
import { BackupError, type DumpedTable, fileOf, type Manifest } from './manifest';

/**
 * Replaces the content of all tables, in the caller's transaction, as the tables' owner. Triggers do not run.
 * Drops the foreign keys and creates them again, because only a superuser could disable them. Creating them
 * checks all rows.
 */
export async function loadTables(
  client: Client,
  folder: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
): Promise<void> {
  const keys = await statements(
    client,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as before,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as after
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by oid`,
  );
  const security = await statements(
    client,
    `select format('alter table %s no force row level security', oid::regclass) as before,
       format('alter table %s force row level security', oid::regclass) as after
     from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace order by oid`,
  );
  const triggers = await statements(
    client,
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as before,
       format('alter table %s enable %s trigger %I', tgrelid::regclass,
         case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as after
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D' order by t.oid`,
  );
  const around = [...keys, ...security, ...triggers];
  for (const { before } of around) await client.query(before);
  for (const { name } of tables) {
    // Only tables that contain rows from migrations are truncated. The owner may not truncate append-only
    // tables, but these are empty.
    const { rows } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rows.length > 0) await client.query(`truncate ${quoted(name)}`);
  }
  for (const table of tables) await load(client, quoted(table.name), table, folder);
  for (const { after } of around.reverse()) await client.query(after);
  for (const { name, last } of sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
  }
}

/**
 * Adds the jobs of a backup. A job that had failed permanently stays failed, because staff decide whether it
 * runs again.
 */
export async function loadJobs(client: Client, folder: string, jobs: DumpedTable): Promise<void> {
  await client.query(`create temporary table restored_jobs (task text, payload json, queue text, run_at timestamptz,
    max_attempts integer, key text, priority integer, failed boolean, last_error text) on commit drop`);
  await load(client, 'restored_jobs', { ...jobs, columns: jobColumns }, folder);
  await client.query(`select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job(task, payload, queue,
      run_at, max_attempts, key, priority)).id], coalesce(last_error, 'given up'))
    from restored_jobs where failed`);
  await client.query(`select graphile_worker.add_job(task, payload, queue, run_at, max_attempts, key, priority)
    from restored_jobs where not failed`);
}

async function statements(client: Client, sql: string): Promise<{ before: string; after: string }[]> {
  const { rows } = await client.query<{ before: string; after: string }>(sql);
  return rows;
}

async function load(
  client: Client,
  target: string,
  { name, columns, rows }: DumpedTable,
  folder: string,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${target} (${columns.map(quoted).join(', ')}) from stdin`));
  await pipeline(createReadStream(join(folder, fileOf(name))), createGunzip(), copy);
  if (copy.rowCount !== rows)
    throw new BackupError(`${name} has ${rows} rows in the manifest, but ${copy.rowCount} in its file.`);
}
