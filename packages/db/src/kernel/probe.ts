import type { Scope } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { openOrm } from './orm';
import { scopeSql } from './scope';
import { tableOf } from './table';

/** Evaluates access scopes over rows that are not in any table, so that tests can use arbitrary rows. */
export interface ScopeProbe {
  /** Returns the indexes of the rows that PostgreSQL finds with the scope, in ascending order. */
  reached(resource: string, scope: Scope<object>, rows: readonly object[]): Promise<number[]>;
  close(): Promise<void>;
}

export async function openScopes(url: string): Promise<ScopeProbe> {
  const orm = await openOrm(url, { poolMax: 2 });
  return {
    async reached(resource, scope, rows) {
      const em = orm.em.fork() as unknown as SqlEntityManager;
      const table = tableOf(em, resource);
      const where = scopeSql(table, scope as Scope<Record<string, unknown>>);
      const columns = rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).flatMap(([property, value]) => {
            const column = table.columns.get(property);
            return column ? [[column.slice(1, -1), value]] : [];
          }),
        ),
      );
      const found = await em.execute<{ place: number }[]>(
        `select (ordinality - 1)::int as place from jsonb_populate_recordset(null::${table.name}, ?::jsonb)
           with ordinality as t where ${where.text} order by ordinality`,
        [JSON.stringify(columns), ...where.params],
      );
      return found.map((row) => row.place);
    },
    close: () => orm.close(true),
  };
}
