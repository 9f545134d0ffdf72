import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { chunkSql } from '../parts';
import { ownerSql, remoteSchema, type Server, stampPattern } from './server';

/**
 * Tables that are spread over servers. `chunk` returns the SQL expression of a row's chunk, and `options` are
 * those of the foreign table. The batch size for bitmaps is small, because bitmaps are large.
 */
const tables = {
  rows: { chunk: (size: number) => `(pos / ${size})`, options: '' },
  postings: { chunk: () => 'chunk', options: '' },
  bits: { chunk: () => 'chunk', options: `, batch_size '20'` },
} as const;

/**
 * Drops the tables of a slot and creates empty ones, which the role may read. If there are servers, the main
 * database gets the first part and each server gets another part. If there are no servers, the tables have no
 * partitions. The rows, posting lists and bitmaps of a chunk are on the same server.
 */
export async function provision(
  tx: SqlEntityManager,
  slot: number,
  servers: readonly Server[],
  role: string,
): Promise<void> {
  const [chunks] = await tx.execute<{ size: number }[]>(`select ${chunkSql(String(slot))} as size`);
  for (const [name, { chunk, options }] of Object.entries(tables)) {
    const table = `${name}_${slot}`;
    const columns = await columnsOf(tx, table);
    await tx.execute(`drop table search.${table}`);
    if (servers.length === 0) {
      await tx.execute(`create table search.${table} (${columns})`);
    } else {
      await tx.execute(
        `create table search.${table} (${columns}) partition by hash (${chunk(chunks!.size)})`,
      );
      const part = (n: number) =>
        `search.${table}_${n} partition of search.${table} for values with (modulus ${servers.length + 1}, remainder ${n})`;
      await tx.execute(`create table ${part(0)}`);
      for (const [n, server] of servers.entries()) {
        const made = `create table ${table} (${columns})`;
        await runOnServer(tx, server, [dropped(table), made, ...plain(name, table)].join('; '));
        await tx.execute(
          `create foreign table ${part(n + 1)} server ${server.name}
           options (schema_name '${remoteSchema}', table_name '${table}'${options})`,
        );
        await tx.execute(`grant select on search.${table}_${n + 1} to ${role}`);
      }
    }
    const here = servers.length === 0 ? table : `${table}_0`;
    for (const alter of plain(name, `search.${here}`)) await tx.execute(alter);
    await tx.execute(`grant select${name === 'rows' ? ', insert' : ''} on search.${table} to ${role}`);
  }
}

/** SQL that drops a part's table on its server, under any name that a build has given it. */
const dropped = (table: string) => `do $do$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = current_schema and tablename ~ '^${table}${stampPattern}$' loop
    execute format('drop table %I', name);
  end loop;
end $do$`;

/**
 * Returns additional statements for a new table. The statements make PostgreSQL store bitmaps uncompressed,
 * because reading more bytes takes less time than decompressing.
 */
const plain = (name: string, table: string): string[] =>
  name === 'bits' ? [`alter table ${table} alter bits set storage plain`] : [];

/**
 * Runs a command on another server with a time limit. A build may take long, but creating a table does not,
 * and a server that does not respond must not block the build.
 */
async function runOnServer(tx: SqlEntityManager, { name }: Server, command: string): Promise<void> {
  await tx.execute(`set local statement_timeout = '1min'`);
  await tx.execute(`insert into search.${name} (owner, command) values (${ownerSql}, ?)`, [command]);
  await tx.execute('set local statement_timeout = 0');
}

/**
 * Returns the column definitions of a table. Reads them from the database, because a migration may have
 * changed them.
 */
async function columnsOf(tx: SqlEntityManager, table: string): Promise<string> {
  const [found] = await tx.execute<{ columns: string }[]>(
    `select string_agg(quote_ident(attname) || ' ' || format_type(atttypid, atttypmod)
       || case when attnotnull then ' not null' else '' end, ', ' order by attnum) as columns
     from pg_attribute where attrelid = 'search.${table}'::regclass and attnum > 0 and not attisdropped`,
  );
  return found!.columns;
}
