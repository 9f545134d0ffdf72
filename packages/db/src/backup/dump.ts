import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type DumpedTable, fileOf, type Manifest } from './manifest';

/** Tables that migrations and repeatables fill. A backup does not contain them. */
const WRITTEN_BY_MIGRATIONS = ['migrations', 'repeatables'];

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Columns of a job in a backup. They are the arguments with which a restore calls `add_job`, because the
 * tables of jobs belong to graphile-worker.
 */
export const jobColumns = [
  'task',
  'payload',
  'queue',
  'run_at',
  'max_attempts',
  'key',
  'priority',
  'failed',
  'last_error',
];
const JOBS = `select t.identifier as task, j.payload, q.queue_name as queue, j.run_at, j.max_attempts, j.key, j.priority,
    j.attempts >= j.max_attempts as failed, j.last_error
  from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id`;

/**
 * Returns the tables of a backup with their columns. Leaves out generated columns, which PostgreSQL computes
 * again.
 */
async function tablesOf(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [WRITTEN_BY_MIGRATIONS],
  );
  return rows;
}

type Dump = Pick<Manifest, 'tables' | 'sequences' | 'jobs' | 'migrations' | 'postgres'>;

/**
 * Writes all tables into a folder. The tables are consistent with each other, because the caller's
 * transaction reads one snapshot.
 */
export async function dumpDatabase(client: Client, folder: string): Promise<Dump> {
  const tables: DumpedTable[] = [];
  for (const { name, columns } of await tablesOf(client)) {
    // COPY reads a query instead of the table, because before PostgreSQL 18 it cannot copy a partitioned
    // table.
    const source = `(select ${columns.map(quoted).join(', ')} from ${quoted(name)})`;
    tables.push({ name, columns, ...(await dump(client, source, join(folder, fileOf(name)))) });
  }
  const name = 'background_jobs';
  const jobs = {
    name,
    columns: jobColumns,
    ...(await dump(client, `(${JOBS})`, join(folder, fileOf(name)))),
  };
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by 1`,
  );
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from migrations order by id',
  );
  const { rows: server } = await client.query<{ server_version: string }>('show server_version');
  return {
    tables,
    jobs,
    sequences,
    migrations: migrations.map((one) => one.name),
    postgres: server[0]!.server_version,
  };
}

async function dump(client: Client, source: string, path: string): Promise<{ rows: number; sha256: string }> {
  const copy = client.query(copyTo(`copy ${source} to stdout`));
  const hash = createHash('sha256');
  await pipeline(
    copy,
    createGzip({ level: 3 }),
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        hash.update(part);
        yield part;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { rows: copy.rowCount, sha256: hash.digest('hex') };
}
