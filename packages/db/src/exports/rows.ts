import {
  type Actor,
  actorOf,
  type Exported,
  exported,
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

/** The rows of one table that are a person's. */
export interface OwnRows {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** Staff's to read on screens; of it, everybody may have what they did themselves and from where. */
const beyondRules: ReadonlySet<string> = new Set(['audit']);

/**
 * All that is declared to be of a person, table by table, so that no more than one lies in memory. Where a table is a
 * resource, only what the person may read at this moment, without the fields that are hidden: an archive is no way
 * around a rule.
 */
export async function* rowsOf(em: SqlEntityManager, user: User): AsyncGenerator<OwnRows> {
  const actor = actorOf(user);
  const byTable = new Map(
    (Object.keys(resources) as ResourceName[]).map((name) => [
      tableOf(em, name).name.replaceAll('"', ''),
      name,
    ]),
  );
  for (const [table, what] of exported) {
    const resource = beyondRules.has(table) ? undefined : byTable.get(table);
    const sql = statement(em, { table, what, user, actor, resource });
    if (!sql) continue;
    const rows = await em.execute<Row[]>(sql.text, [...sql.params]);
    if (rows.length > 0) yield { table, rows };
  }
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
  const list = columns.map((column) => `"${table}"."${column}"`).join(', ');
  return { text: `select ${list} from "${table}" where ${where.text} order by 1`, params: where.params };
}

function readable(em: SqlEntityManager, name: ResourceName, actor: Actor): Sql {
  const scope = resources[name].access.read(actor) as Scope<Record<string, unknown>>;
  return scopeSql(tableOf(em, name), scope);
}

function hiddenColumns(em: SqlEntityManager, name: ResourceName, actor: Actor): string[] {
  const { hidden } = resources[name] as { hidden?: (actor: Actor) => readonly string[] };
  const { columns } = tableOf(em, name);
  return (hidden?.(actor) ?? []).map((field) => columns.get(field)?.replaceAll('"', '') ?? field);
}
