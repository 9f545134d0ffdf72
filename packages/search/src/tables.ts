import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** How statements name what a slot holds. Terms and places are always at hand, under the slot's number. */
export interface Tables {
  readonly slot: number;
  readonly rows: string;
  readonly postings: string;
  readonly bits: string;
  /** Positions end before this one. */
  readonly end: number;
  /** How many rows have one bitmap for each value, as the slot was made. */
  readonly chunk: number;
  /** Whether some of it lies on other servers, which are then to do their part of a statement themselves. */
  readonly spread: boolean;
}

export const tablesOf = (of: Pick<Tables, 'slot' | 'end' | 'chunk' | 'spread'>): Tables => ({
  ...of,
  rows: `search.rows_${of.slot}`,
  postings: `search.postings_${of.slot}`,
  bits: `search.bits_${of.slot}`,
});

/**
 * A table that is joined to few `keys` by its `column`. One that is spread is asked for all of them at once: joined
 * plainly, it would be asked for each alone, or for everything.
 */
export const among = (
  { spread }: Tables,
  table: string,
  { column, keys }: { column: string; keys: string },
): string => (spread ? `(select * from ${table} part where ${column} = any (array(${keys})))` : table);

/** The rows that were edited since the generation was built. */
export const editedRows = (tables: Tables): string =>
  tables.spread
    ? `${among(tables, tables.rows, { column: 'ref', keys: 'select ref from search.delta' })} r`
    : `${tables.rows} r join search.delta using (ref)`;

/**
 * Asks a slot. Of one that is spread PostgreSQL hands groups over only when it is told to try, and takes what comes back
 * for so little that it would compare everything with everything.
 */
export function ask<Row extends object>(
  em: SqlEntityManager,
  { spread }: Tables,
  sql: string,
  params: readonly unknown[] = [],
): Promise<Row[]> {
  if (!spread) return em.execute<Row[]>(sql, [...params]);
  return em.transactional(async (inner) => {
    const tx = inner as SqlEntityManager;
    await tx.execute(
      `select set_config('enable_partitionwise_aggregate', 'on', true), set_config('enable_nestloop', 'off', true)`,
    );
    return tx.execute<Row[]>(sql, [...params]);
  });
}

/** Behind a mark of an order by `key` and `ref`, or before it. A comparison of pairs would not reach other servers. */
export const beside = (
  { spread }: Tables,
  key: string,
  than: '<' | '<=' | '>' | '>=',
  [first, second]: readonly [key: string, ref: string],
): string => {
  if (!spread) return `(${key}, ref) ${than} (${first}, ${second})`;
  const strictly = than[0];
  return `${key} ${strictly}= ${first} and (${key} ${strictly} ${first} or ref ${than} ${second})`;
};
