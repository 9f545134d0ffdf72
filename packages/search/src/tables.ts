import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** SQL names of a slot's tables. The tables of terms and places are always in the main database. */
export interface Tables {
  readonly slot: number;
  readonly rows: string;
  readonly postings: string;
  readonly bits: string;
  /** Number of positions in the slot, which is also the position after the last row. */
  readonly end: number;
  /** Number of rows per bitmap when the slot was created. */
  readonly chunk: number;
  /**
   * True if parts of the slot are on other servers. These servers should then execute as much of each
   * statement as possible.
   */
  readonly spread: boolean;
}

export const tablesOf = (of: Pick<Tables, 'slot' | 'end' | 'chunk' | 'spread'>): Tables => ({
  ...of,
  rows: `search.rows_${of.slot}`,
  postings: `search.postings_${of.slot}`,
  bits: `search.bits_${of.slot}`,
});

/**
 * SQL for a table that is joined by `column` to a few `keys`. For a spread table, the SQL reads the rows of
 * all keys with one query. A plain join would send one query per key, or fetch all rows.
 */
export const joinableSql = (
  { spread }: Tables,
  table: string,
  { column, keys }: { column: string; keys: string },
): string => (spread ? `(select * from ${table} part where ${column} = any (array(${keys})))` : table);

/** SQL that selects the rows in the slot that were edited since the generation was built. */
export const editedRows = (tables: Tables): string =>
  tables.spread
    ? `${joinableSql(tables, tables.rows, { column: 'ref', keys: 'select ref from search.delta' })} r`
    : `${tables.rows} r join search.delta using (ref)`;

/**
 * Queries a slot. For a spread slot, lets PostgreSQL group rows on the servers and disables nested loops,
 * because PostgreSQL underestimates the number of returned rows.
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

/**
 * SQL condition that is true for rows before or after a mark in the order of `key` and `ref`. For a spread
 * slot, the condition is not a row comparison, because PostgreSQL does not run row comparisons on other
 * servers.
 */
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
