import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Tables } from './tables';

/** A part of a slot that is spread: its chunks, by their hash. */
export interface Part {
  readonly n: number;
  /** The table of its rows. */
  readonly table: string;
  /** null for what lies here. */
  readonly server: string | null;
}

/** Where the parts of a slot lie, as the catalog says; none of one that is not spread. */
export function partsOf(em: SqlEntityManager, slot: number): Promise<Part[]> {
  return em.execute<Part[]>(
    `select substring(c.relname from '\\d+$')::int as n, 'search.' || c.relname as "table", s.srvname as server
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     left join pg_foreign_table f on f.ftrelid = c.oid left join pg_foreign_server s on s.oid = f.ftserver
     where i.inhparent = 'search.rows_${slot}'::regclass order by 1`,
  );
}

/** How many rows of a slot, of which SQL gives the number, have one bitmap for each value. */
export const chunkSql = (slot: string): string => `(select atttypmod from pg_attribute
  where attrelid = ('search.bits_' || ${slot})::regclass and attname = 'bits')`;

/**
 * The tables of a slot without the parts that cannot be reached, and how many rows that leaves. The chunks are said one
 * by one, so that PostgreSQL sees beforehand which servers it has to ask.
 */
export async function living(
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
