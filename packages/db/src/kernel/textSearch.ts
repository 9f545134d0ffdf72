import { type Actor, type Listing, MAX_EXACT_TOTAL } from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { listingSql } from './scope';
import type { Table } from './table';

type Where = Pick<Listing, 'where'>;

/**
 * Returns the condition of a list's filters. Staff can read whole tables, so for them the system role first
 * finds the ids of the rows that contain the text, and the condition compares ids. If the staff's own role
 * searched, row security, which checks each row before `like`, would prevent the use of trigram indexes
 * (decision 012). If more rows contain the text than lists count exactly, the condition searches for the text
 * itself, because the first page then fills quickly.
 */
export async function listConditionSql(
  em: SqlEntityManager,
  table: Table,
  actor: Actor,
  { where }: Where,
  search: readonly string[],
): Promise<Sql> {
  const texts = where.filter(({ test }) => test === 'text');
  if (actor.role !== 'admin' || texts.length === 0) return listingSql(table, { where }, search);
  const hasText = listingSql(table, { where: texts }, search);
  const found = await em.execute<{ id: number }[]>(
    `select "id" from ${table.name} where ${hasText.text} limit ${MAX_EXACT_TOTAL + 1}`,
    [...hasText.params],
  );
  if (found.length > MAX_EXACT_TOTAL) return listingSql(table, { where }, search);
  const others = listingSql(table, { where: where.filter(({ test }) => test !== 'text') }, search);
  const ids = { text: '"id" = any(?::int[])', params: [`{${found.map(({ id }) => id).join(',')}}`] };
  return join([ids, others], ' and ');
}
