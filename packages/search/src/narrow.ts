import { type SearchQuery, searchSorts } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SearchContext } from './context';
import { ask } from './tables';
import { sortedSql } from './where';

/**
 * Returns true if one numeric filter of the query leaves at most `most` rows of the slot. Reads only the
 * index of the filter's column.
 */
export async function isNarrow(
  em: SqlEntityManager,
  query: SearchQuery,
  { tables, today }: SearchContext,
  most: number,
): Promise<boolean> {
  const ranges = searchSorts
    .map((sort) => sortedSql({ ...query, sort }, today))
    .filter(({ text }) => text !== 'true');
  if (ranges.length === 0) return false;
  const counts = ranges.map(
    ({ text }) =>
      `(select count(*) from (select from ${tables.rows} part where ${text} limit ${most + 1}) range)`,
  );
  const [row] = await ask<{ narrow: boolean }>(
    em,
    tables,
    `select least(${counts.join(', ')}) <= ${most} as narrow`,
    ranges.flatMap(({ params }) => params),
  );
  return row?.narrow ?? false;
}
