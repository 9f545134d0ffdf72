import {
  type Actor,
  type Condition,
  type FieldRules,
  hiddenFields,
  type Listing,
  MAX_EXACT_TOTAL,
  Problem,
  partlyHidden,
  type RowOf,
  type Rows,
  type Scope,
} from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { executeAllAs, executeAs } from './asActor';
import { columnOf, scopeSql } from './scope';
import { type Table, tableOf } from './table';
import { listConditionSql } from './textSearch';

type Row = Record<string, unknown>;

/** Properties of a resource for reading. */
export interface Readable<R> extends Rows<R>, FieldRules<Actor> {
  readonly schema: z.ZodType<R> & { readonly shape: object };
  readonly access: { readonly read: (actor: Actor) => Scope<R> };
  readonly byPlatform?: true;
  readonly search?: readonly string[];
  readonly listed?: Condition<R>;
}

/** Sort order and number of the rows to read. Rows with equal values are sorted by id. */
export interface Order {
  readonly by?: string;
  readonly down?: boolean;
  readonly limit?: number;
  /** Names of the fields to read; all by default. */
  readonly only?: readonly string[];
}

/** Returns the matching rows that the actor may read. Leaves out fields that are hidden from the actor. */
export async function see<R extends Readable<RowOf<R>>>(
  em: SqlEntityManager,
  resource: R,
  actor: Actor,
  where: Condition<RowOf<R>> = {},
  order: Order = {},
): Promise<RowOf<R>[]> {
  const table = tableOf(em, resource.name);
  const allowed = join(
    [scopeSql(table, resource.access.read(actor) as Scope<Row>), scopeSql(table, [where as Condition<Row>])],
    ' and ',
  );
  const rows = await selectAs(em, actor, resource.name, allowed, withDeciding(resource, actor, order));
  return rows.map((row) =>
    removeHiddenFields(resource as unknown as Readable<never>, actor, row, order.only),
  ) as RowOf<R>[];
}

/** Returns the same rows as `see`, but only the named fields, so that a list of titles reads no briefs. */
export function pick<R extends Readable<RowOf<R>>, Field extends keyof RowOf<R> & string>(
  em: SqlEntityManager,
  resource: R,
  actor: Actor,
  only: readonly Field[],
  where: Condition<RowOf<R>> = {},
  order: Omit<Order, 'only'> = {},
): Promise<Pick<RowOf<R>, Field>[]> {
  return see(em, resource, actor, where, { ...order, only });
}

/**
 * Returns one row by its id.
 * @throws Problem `not_found` if it is unknown or the actor may not read it
 */
export async function get<R extends Readable<RowOf<R>>>(
  em: SqlEntityManager,
  resource: R,
  actor: Actor,
  id: number,
): Promise<RowOf<R>> {
  const [row] = await see(em, resource, actor, { id } as unknown as Condition<RowOf<R>>, { limit: 1 });
  if (!row) throw new Problem('not_found');
  return row;
}

/**
 * Returns a page of a list and its total, for REST. Stops counting at `MAX_EXACT_TOTAL` rows; `total` is then a
 * minimum and `exact` is false.
 * @param all true to count every row
 */
export async function list<R extends Readable<RowOf<R>>>(
  em: SqlEntityManager,
  resource: R,
  actor: Actor,
  listing: Listing,
  all = false,
): Promise<{ rows: RowOf<R>[]; total: number; exact: boolean }> {
  const { table, where } = await listedWhere(em, resource, actor, listing);
  const order = { by: listing.sort.field, down: listing.sort.down, limit: listing.limit };
  const page = selectionSql(table, where, order, listing.offset);
  const counting = all ? everyRow(table, where) : countedSql(table, where);
  const [counts, found] = (await executeAllAs(em, actor, [counting, page])) as [[{ total: number }], Row[]];
  const { total } = counts[0];
  const rows = found.map(table.toRow);
  return {
    rows: rows.map((row) =>
      removeHiddenFields(resource as unknown as Readable<never>, actor, row),
    ) as RowOf<R>[],
    ...(all || total <= MAX_EXACT_TOTAL
      ? { total, exact: true }
      : estimatedTotal(total, listing, rows.length)),
  };
}

/** Returns the next page of a list: its rows with ids after `after`, sorted by id. Does not count a total. */
export async function listAfter<R extends Readable<RowOf<R>>>(
  em: SqlEntityManager,
  resource: R,
  actor: Actor,
  listing: Listing,
  after: number,
): Promise<RowOf<R>[]> {
  const { where } = await listedWhere(em, resource, actor, listing);
  const behind = join([where, { text: '"id" > ?', params: [after] }], ' and ');
  const rows = await selectAs(em, actor, resource.name, behind, { limit: listing.limit });
  return rows.map((row) =>
    removeHiddenFields(resource as unknown as Readable<never>, actor, row),
  ) as RowOf<R>[];
}

/** Properties of a resource for counting. */
export interface Counted<Name extends string = string> extends FieldRules<Actor> {
  readonly name: Name;
  readonly access: { readonly read: (actor: Actor) => readonly object[] };
  readonly search?: readonly string[];
  readonly listed?: object;
}

/** Returns SQL for the rows that are counted: at most one more than `MAX_EXACT_TOTAL`. */
export const countedRows = (table: Table, where: Sql, columns = ''): Sql => ({
  text: `select ${columns} from ${table.name} where ${where.text} limit ${MAX_EXACT_TOTAL + 1}`,
  params: where.params,
});

function countedSql(table: Table, where: Sql): Sql {
  const { text, params } = countedRows(table, where);
  return { text: `select count(*)::int as total from (${text}) counted`, params };
}

const everyRow = (table: Table, where: Sql): Sql => ({
  text: `select count(*)::int as total from ${table.name} where ${where.text}`,
  params: where.params,
});

type Asked = Pick<Listing, 'where'>;
/** Returns the SQL condition for the rows in the actor's list. */
export async function listedWhere(em: SqlEntityManager, resource: Counted, actor: Actor, listing: Asked) {
  const table = tableOf(em, resource.name);
  const hidden = partlyHidden(resource, actor);
  const search = (resource.search ?? []).filter((field) => !hidden.includes(field));
  const where = join(
    [
      scopeSql(table, resource.access.read(actor) as Scope<Row>),
      await listConditionSql(em, table, actor, listing, search),
      ...unlisted(table, resource.listed as Condition<Row> | undefined, listing),
    ],
    ' and ',
  );
  return { table, where };
}

/** Returns the total of a list that was not fully counted. It is a minimum, except on the last page. */
function estimatedTotal(
  counted: number,
  { offset, limit }: Listing,
  seen: number,
): { total: number; exact: boolean } {
  const end = offset + seen;
  const last = seen > 0 && seen < limit;
  return { total: last ? end : Math.max(counted, seen === limit ? end + 1 : 0), exact: last };
}

/** Returns the condition of rows that lists show; no condition for a request by id, which finds any row. */
const unlisted = (table: Table, listed: Condition<Row> | undefined, { where }: Asked): Sql[] =>
  listed && !where.some(({ field }) => field === 'id') ? [scopeSql(table, [listed])] : [];

/** Returns rows of any table by a WHERE clause. The caller must have checked permissions. */
export const select = (
  em: SqlEntityManager,
  name: string,
  where: Sql,
  order: Order = {},
  offset = 0,
  lock = '',
): Promise<Row[]> => selectAs(em, { role: 'system' }, name, where, order, offset, lock);

/** Returns rows of a resource by a WHERE clause. PostgreSQL returns only rows that the actor may read. */
export async function selectAs(
  em: SqlEntityManager,
  actor: Actor,
  name: string,
  where: Sql,
  order: Order = {},
  offset = 0,
  lock = '',
): Promise<Row[]> {
  const table = tableOf(em, name);
  const { text, params } = selectionSql(table, where, order, offset);
  const rows = await executeAs<Row>(em, actor, `${text}${lock}`, params);
  return rows.map(table.toRow);
}

function selectionSql(
  table: Table,
  where: Sql,
  { by = 'id', down = false, limit, only }: Order,
  offset: number,
): Sql {
  const direction = down ? 'desc' : 'asc';
  const sort = by === 'id' ? `"id" ${direction}` : `${columnOf(table, by)} ${direction}, "id" ${direction}`;
  const bounds = `${limit === undefined ? '' : ` limit ${limit}`}${offset > 0 ? ` offset ${offset}` : ''}`;
  return {
    text: `select ${only ? selectionOf(table, only) : table.selection} from ${table.name} where ${where.text} order by ${sort}${bounds}`,
    params: where.params,
  };
}

/** Returns the selection `"company_id" as "companyId", …` of these properties only. */
const selectionOf = (table: Table, only: readonly string[]) =>
  only.map((property) => `${columnOf(table, property)} as "${property}"`).join(', ');

/** Adds the columns from which rules decide whether a field is visible in a row. */
function withDeciding({ shownIn }: FieldRules<Actor>, actor: Actor, order: Order): Order {
  const { only } = order;
  if (!only) return order;
  const limited = (shownIn?.(actor) ?? []).filter(({ fields }) =>
    fields.some((field) => only.includes(field)),
  );
  return {
    ...order,
    only: [...new Set([...only, ...limited.flatMap(({ rows }) => rows.flatMap(Object.keys))])],
  };
}

/**
 * Removes fields that the actor may not see or did not request, and columns that are not fields of the
 * resource.
 */
function removeHiddenFields(
  resource: Readable<never>,
  actor: Actor,
  row: Row,
  only?: readonly string[],
): Row {
  const hidden = hiddenFields(resource, actor, row);
  for (const field of Object.keys(row)) {
    const asked = only?.includes(field) ?? true;
    if (!asked || hidden.includes(field) || !(field in resource.schema.shape)) delete row[field];
  }
  return row;
}
