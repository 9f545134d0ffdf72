import type { Actor, Listing, Wait } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { executeAs } from './asActor';
import { type Counted, countedRows, listedWhere } from './read';
import { amountSql, columnOf, waySql } from './scope';

/** Fields that `countLists` summarizes in addition to counting rows. */
interface Summarized {
  /** Name of the field whose earliest value is returned. */
  readonly earliest: string;
  /** Name of the amount, in minor units, whose sums by currency are returned. */
  readonly amount?: Wait['amount'];
  /** Currency of the amount, for rows that have no field for the currency. */
  readonly currency?: Wait['currency'];
}

interface ListCount<Name extends string> {
  readonly resource: Name;
  readonly total: number;
  /** Earliest value in PostgreSQL's text format. */
  readonly earliest: string | null;
  readonly sums: readonly Readonly<Record<'currency' | 'way', string | null> & { cents: number }>[];
}

/**
 * Returns the totals of several lists with one statement. Counts at most as many rows of each list as `list`
 * does. The earliest value and the sums cover only the counted rows.
 */
export async function countLists<Name extends string>(
  em: SqlEntityManager,
  actor: Actor,
  lists: readonly ({ readonly resource: Counted<Name>; readonly where: Listing['where'] } & Summarized)[],
): Promise<ListCount<Name>[]> {
  if (lists.length === 0) return [];
  const counts = await Promise.all(
    lists.map(async ({ resource, where: asked, earliest, amount, currency }) => {
      const { table, where } = await listedWhere(em, resource, actor, { where: asked });
      const added = amount
        ? `, ${currency ? `'${currency}'` : columnOf(table, 'currency')} as currency, ${amountSql(table, amount)} as cents, ${waySql(table, amount)} as way`
        : '';
      const counted = countedRows(table, where, `${columnOf(table, earliest)} as earliest${added}`);
      const sums = amount
        ? `(select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'cents', cents, 'way', way) order by currency, way), '[]') from (select currency, way, sum(cents) as cents from counted group by currency, way) s)`
        : `'[]'::jsonb`;
      return {
        text: `(with counted as (${counted.text}) select '${resource.name}' as resource, count(*)::int as total, min(earliest)::text as earliest, ${sums} as sums from counted)`,
        params: counted.params,
      };
    }),
  );
  const text = counts.map((count) => count.text).join(' union all ');
  return executeAs(
    em,
    actor,
    text,
    counts.flatMap(({ params }) => params),
  );
}
