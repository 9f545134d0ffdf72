import { type Condition, type Find, holds, Problem, type Rule } from '../kit';
import type { Actor } from '../people';
import type { Setting } from '../platform';
import { settingsWith } from './settings';

/** Rows of a test case by the name of their resource. Every case has the initial settings. */
export type Store = Readonly<Record<string, readonly Row[]>>;
type Row = { readonly id: number };

/** The first id that is assigned to a new row. */
export const FIRST_NEW_ID = 1_001;

/**
 * `Find` over rows in memory, with the same rules and conditions as the database. It does not lock; tests on
 * the database check locking.
 */
export function findIn(
  store: Store,
  actor: Actor,
  balances: Readonly<Record<string, number>> = {},
): Find<Actor> {
  const withSettings: Store = { ...store, settings: settingsWith(...((store.settings ?? []) as Setting[])) };
  const all = (resource: { readonly name: string }) => withSettings[resource.name] ?? [];
  const where = (resource: { readonly name: string }, condition: Condition<Row>): Row[] =>
    all(resource)
      .filter((row) => holds([condition], row))
      .sort((a, b) => a.id - b.id);

  const find = {
    async forUpdate(resource: { readonly name: string }, id: number, rule: Rule<Actor, Row>): Promise<Row> {
      const row = all(resource).find((one) => one.id === id && holds(rule(actor), one));
      if (!row) throw new Problem('not_found');
      return row;
    },
    lockMany: async (resource: { readonly name: string }, condition: Condition<Row>) =>
      where(resource, condition),
    many: async (resource: { readonly name: string }, condition: Condition<Row>) =>
      where(resource, condition),
    ids: async (_resource: unknown, count: number) =>
      Array.from({ length: count }, (_, n) => FIRST_NEW_ID + n),
    random: (bytes: number) => 'ab'.repeat(bytes),
    number: async () => 1,
    rates: async () => [],
    movements: async () => ({ lines: [], entryCount: 0 }),
    balance: async ({ kind }: { readonly kind: string }) => balances[kind] ?? 0,
  };
  return find as unknown as Find<Actor>;
}
