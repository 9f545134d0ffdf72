import {
  type Actor,
  actorOf,
  type Exported,
  exported,
  type FieldRules,
  type ResourceName,
  resources,
  type Scope,
  type User,
} from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ownRows } from '../erasure/ownRows';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

type Row = Readonly<Record<string, unknown>>;

/** Rows of one table that belong to a user. */
export interface OwnRows {
  readonly table: string;
  readonly rows: readonly Row[];
}

/**
 * Tables whose rows a user may export although only staff can read them on pages. From the audit log, users
 * export their own actions, with client addresses.
 */
const ruleFreeTables: ReadonlySet<string> = new Set(['audit']);

/**
 * Yields the rows that are declared to belong to a user, one table at a time to limit memory. For a resource,
 * yields only rows and fields that the user may read now, so that an archive cannot bypass access rules.
 */
export async function* rowsOf(em: SqlEntityManager, user: User): AsyncGenerator<OwnRows> {
  for (const { table, sql } of statements(em, user)) {
    const rows = await em.execute<Row[]>(sql.text, [...sql.params]);
    if (rows.length > 0) yield { table, rows };
  }
}

/** Returns the number of rows that `rowsOf` yields for each table, without tables that have none. */
export async function countsOf(
  em: SqlEntityManager,
  user: User,
): Promise<{ readonly table: string; readonly count: number }[]> {
  const counts = [];
  for (const { table, sql } of statements(em, user)) {
    const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from (${sql.text}) own`,
      [...sql.params],
    );
    if (count > 0) counts.push({ table, count });
  }
  return counts;
}

/** Returns the statements that select a user's rows, by table. */
function statements(em: SqlEntityManager, user: User): { readonly table: string; readonly sql: Sql }[] {
  const actor = actorOf(user);
  const byTable = new Map(
    (Object.keys(resources) as ResourceName[]).map((name) => [
      tableOf(em, name).name.replaceAll('"', ''),
      name,
    ]),
  );
  return [...exported].flatMap(([table, what]) => {
    const resource = ruleFreeTables.has(table) ? undefined : byTable.get(table);
    const sql = statement(em, { table, what, user, actor, resource });
    return sql ? [{ table, sql }] : [];
  });
}

type Asked = {
  table: string;
  what: Exported;
  user: User;
  actor: Actor;
  resource: ResourceName | undefined;
};

function statement(em: SqlEntityManager, { table, what, user, actor, resource }: Asked): Sql | undefined {
  const own = ownRows(
    table,
    (name) => exported.get(name)?.paths ?? [],
    (subject) => (subject === 'person' ? user.id : user.creatorId),
  );
  if (!own) return undefined;
  const hidden = resource ? hiddenColumns(em, resource, actor) : [];
  const columns = what.columns.filter((column) => !hidden.includes(column));
  if (columns.length === 0) return undefined;
  const where = resource ? join([own, readable(em, resource, actor)], ' and ') : own;
  const limited = resource ? limitedColumns(em, resource, actor) : [];
  const list = columns.map((column): Sql => {
    const whole = { text: `"${table}"."${column}"`, params: [] };
    const rows = limited.find(({ columns }) => columns.includes(column))?.rows;
    if (!rows) return whole;
    const { text, params } = rows;
    return { text: `case when ${text} then ${whole.text} end as "${column}"`, params };
  });
  return {
    text: `select ${list.map(({ text }) => text).join(', ')} from "${table}" where ${where.text} order by 1`,
    params: [...list.flatMap(({ params }) => params), ...where.params],
  };
}

function readable(em: SqlEntityManager, name: ResourceName, actor: Actor): Sql {
  const scope = resources[name].access.read(actor) as Scope<Record<string, unknown>>;
  return scopeSql(tableOf(em, name), scope);
}

function hiddenColumns(em: SqlEntityManager, name: ResourceName, actor: Actor): string[] {
  const { hidden } = resources[name] as FieldRules<Actor>;
  return columnsOf(em, name, hidden?.(actor) ?? []);
}

/** Returns the columns that the actor sees only in some rows, with the condition for these rows. */
function limitedColumns(em: SqlEntityManager, name: ResourceName, actor: Actor) {
  const limited = (resources[name] as FieldRules<Actor>).shownIn?.(actor) ?? [];
  return limited.map(({ fields, rows }) => ({
    columns: columnsOf(em, name, fields),
    rows: scopeSql(tableOf(em, name), rows as Scope<Record<string, unknown>>),
  }));
}

function columnsOf(em: SqlEntityManager, name: ResourceName, fields: readonly string[]): string[] {
  const { columns } = tableOf(em, name);
  return fields.map((field) => columns.get(field)?.replaceAll('"', '') ?? field);
}
