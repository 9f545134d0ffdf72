import { randomBytes } from 'node:crypto';
import {
  type Account,
  type Actor,
  type Condition,
  type Find,
  type Foreign,
  type Period,
  Problem,
  type Scope,
} from '@elenco/core';
import { join } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ratesIn } from '../queries/rates';
import { accountIdsOf, movementsIn } from './ledger';
import { select, selectAs } from './read';
import { scopeSql } from './scope';
import { tableOf } from './table';

type Row = Record<string, unknown>;

/** Maps `resource:id` to the current state of each row that the transaction has locked or written. */
export type Known = Map<string, Row>;
export const keyOf = (resource: string, id: number) => `${resource}:${id}`;

/** Reserves ids for new rows and returns them. */
export async function nextIds(em: SqlEntityManager, name: string, count: number): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select nextval(pg_get_serial_sequence(?, 'id'))::int as id from generate_series(1, ?)`,
    [tableOf(em, name).name, count],
  );
  return rows.map((row) => row.id);
}

/** Returns the `Find` with which a command loads rows inside its transaction. */
export function finder(em: SqlEntityManager, actor: Actor, known: Known): Find<Actor> {
  const read = async (name: string, scope: Scope<Row>, lock: boolean): Promise<Row[]> => {
    const table = tableOf(em, name);
    const rows = await select(em, name, scopeSql(table, scope), {}, 0, lock ? ' for update' : '');
    if (lock) for (const row of rows) known.set(keyOf(name, row.id as number), row);
    return rows.map((row) => ({ ...row }));
  };

  const find = {
    async forUpdate(resource: { name: string }, id: number, rule: (actor: Actor) => Scope<Row>) {
      const scope = rule(actor);
      if (scope.length === 0) throw new Problem('not_found');
      const table = tableOf(em, resource.name);
      const where = join([scopeSql(table, [{ id }]), scopeSql(table, scope)], ' and ');
      const [row] = await selectAs(em, actor, resource.name, where, {}, 0, ' for update');
      if (!row) throw new Problem('not_found');
      known.set(keyOf(resource.name, id), row);
      return { ...row };
    },
    lockMany: (resource: { name: string }, where: Condition<Row>) => read(resource.name, [where], true),
    many: (resource: { name: string }, where: Condition<Row>) => read(resource.name, [where], false),
    ids: (resource: { name: string }, count: number) => nextIds(em, resource.name, count),
    async balance(account: Account) {
      const ids = await accountIdsOf(em, [account]);
      const [row] = await em.execute<[{ balance: string }]>(
        'select balance_cents as balance from ledger_accounts where id = ? for update',
        ids,
      );
      return Number(row.balance);
    },
    rates: (currency: Foreign, period: Period) => ratesIn(em, currency, period),
    movements: (period: Period, options?: { lock: true }) => movementsIn(em, period, options?.lock),
    async number(series: string) {
      const [row] = await em.execute<[{ last: number }]>(
        `insert into number_series (name, last) values (?, 1)
         on conflict (name) do update set last = number_series.last + 1 returning last`,
        [series],
      );
      return row.last;
    },
    random: (bytes: number) => randomBytes(bytes).toString('hex'),
  };
  return find as unknown as Find<Actor>;
}
