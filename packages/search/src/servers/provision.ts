import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { chunkSql } from '../parts';
import { ownerSql, remoteSchema, type Server, stampPattern } from './server';

/** By what a chunk is known in each table; the others stay whole. Bitmaps are large, so few go at a time. */
const tables = {
  rows: { chunk: (size: number) => `(pos / ${size})`, options: '' },
  postings: { chunk: () => 'chunk', options: '' },
  bits: { chunk: () => 'chunk', options: `, batch_size '20'` },
} as const;

/**
 * Makes the tables of a slot anew, and empty: whole where there are no servers, otherwise in as many parts as there are
 * machines, the first of them here, to be read by the role. Rows, posting lists and bitmaps of one chunk lie together.
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
        await order(tx, server, [dropped(table), made, ...plain(name, table)].join('; '));
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

/** There, by whatever name the last build gave it. */
const dropped = (table: string) => `do $do$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = current_schema and tablename ~ '^${table}${stampPattern}$' loop
    execute format('drop table %I', name);
  end loop;
end $do$`;

/** What is left to say of a table that was made: bitmaps are read faster than they are unpacked. */
const plain = (name: string, table: string): string[] =>
  name === 'bits' ? [`alter table ${table} alter bits set storage plain`] : [];

/** The build may take its time, but to make a table none is needed: a server that hangs is not to hold it up for ever. */
async function order(tx: SqlEntityManager, { name }: Server, command: string): Promise<void> {
  await tx.execute(`set local statement_timeout = '1min'`);
  await tx.execute(`insert into search.${name} (owner, command) values (${ownerSql}, ?)`, [command]);
  await tx.execute('set local statement_timeout = 0');
}

/** As they are: a migration may have changed them since. */
async function columnsOf(tx: SqlEntityManager, table: string): Promise<string> {
  const [found] = await tx.execute<{ columns: string }[]>(
    `select string_agg(quote_ident(attname) || ' ' || format_type(atttypid, atttypmod)
       || case when attnotnull then ' not null' else '' end, ', ' order by attnum) as columns
     from pg_attribute where attrelid = 'search.${table}'::regclass and attnum > 0 and not attisdropped`,
  );
  return found!.columns;
}
