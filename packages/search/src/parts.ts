import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Tables } from './tables';

/** The part of a slot that is on one server. Chunks are distributed to parts by hash. */
export interface Part {
  readonly n: number;
  /** Name of the table with the part's rows. */
  readonly table: string;
  /** Name of the part's server; null for the main database. */
  readonly server: string | null;
}

/** Returns the parts of a slot, from PostgreSQL's catalog. Empty if the slot is on one server only. */
export function partsOf(em: SqlEntityManager, slot: number): Promise<Part[]> {
  return em.execute<Part[]>(
    `select substring(c.relname from '\\d+$')::int as n, 'search.' || c.relname as "table", s.srvname as server
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     left join pg_foreign_table f on f.ftrelid = c.oid left join pg_foreign_server s on s.oid = f.ftserver
     where i.inhparent = 'search.rows_${slot}'::regclass order by 1`,
  );
}

/** SQL for the number of rows per bitmap in a slot; `slot` is an SQL expression. */
export const chunkSql = (slot: string): string => `(select atttypmod from pg_attribute
  where attrelid = ('search.bits_' || ${slot})::regclass and attname = 'bits')`;

/**
 * Returns the tables of a slot without its lost parts, and the number of remaining rows. Lists the remaining
 * chunks as constants, so that PostgreSQL knows before execution which servers it must query.
 */
export async function withoutLostParts(
  em: SqlEntityManager,
  tables: Tables,
  parts: readonly Part[],
  of: number,
): Promise<{ tables: Tables; rows: number }> {
  const { slot, end, chunk: size } = tables;
  const found = await em.execute<{ chunk: number }[]>(
    `select chunk from generate_series(0, ${Math.ceil(end / size) - 1}) chunk
     join unnest('{${parts.map(({ n }) => n).join(', ')}}'::int[]) part on
       satisfies_hash_partition('search.bits_${slot}'::regclass, ${of}, part, chunk) order by 1`,
  );
  const chunks = found.map(({ chunk }) => chunk);
  const within = (table: string, column: string) =>
    `(select * from ${table} whole where ${column} = any ('{${chunks.join(', ')}}'::int[]))`;
  return {
    tables: {
      ...tables,
      rows: within(tables.rows, `pos / ${size}`),
      postings: within(tables.postings, 'chunk'),
      bits: within(tables.bits, 'chunk'),
    },
    rows: chunks.reduce((sum, chunk) => sum + Math.min(size, end - chunk * size), 0),
  };
}
