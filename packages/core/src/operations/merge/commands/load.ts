import { z } from 'zod';
import type { Condition, Find } from '../../../kit';
import { type Actor, id } from '../../../people';
import { creatorColumns, type MergeRule, userColumns } from '../columns';

/** Who goes and who stays, as creator and as who signs in. */
export interface Pair {
  readonly keptId: number;
  readonly mergedId: number;
}
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The rows of one column, with what the declaration says of them. */
export interface Column {
  readonly name: string;
  readonly rule: MergeRule;
  /** The number that goes and the one that stays. */
  readonly pair: Pair;
  readonly rows: readonly Row[];
  readonly there: readonly Row[];
}

const propertyOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const tableOf = (name: string) => ({ name, schema: z.looseObject({ id }) });

/** Table and property of a column of the declaration. */
export function columnOf(name: string) {
  const [table = '', column = ''] = name.split('.');
  return { resource: tableOf(table), property: propertyOf(column) };
}

/** Everything of the one that goes that moves or is in the way, locked. */
export async function columnsOf(find: Find<Actor>, creators: Pair, users: Pair): Promise<Column[]> {
  const wanted = [
    ...Object.entries(creatorColumns).map(([name, rule]) => ({ name, rule, pair: creators })),
    ...Object.entries(userColumns).map(([name, rule]) => ({ name, rule, pair: users })),
  ].filter(({ rule }) => rule.does !== 'stay');
  const columns: Column[] = [];
  for (const { name, rule, pair } of wanted) {
    const { resource, property } = columnOf(name);
    const of = (number: number) =>
      ({ [property]: number, ...('when' in rule ? rule.when : {}) }) as Condition<{ id: number }>;
    const rows = (await find.lockMany(resource, of(pair.mergedId))) as Row[];
    const clashes = rule.does === 'move' && rule.unless !== undefined && rows.length > 0;
    const there = clashes ? ((await find.lockMany(resource, of(pair.keptId))) as Row[]) : [];
    columns.push({ name, rule, pair, rows, there });
  }
  return columns;
}

/** Of a column that moves: the rows that go over, and those of which the other account has one already. */
export function dividedOf({ name, rule, rows, there }: Column): {
  go: readonly Row[];
  remain: readonly Row[];
} {
  if (rule.does !== 'move') return { go: [], remain: rows };
  const { unless } = rule;
  if (!unless) return { go: rows, remain: [] };
  const { property } = columnOf(name);
  // One alone where the column itself is what there is one of.
  const keyOf = (row: Row) => unless.map((one) => (one === property ? '' : String(row[one]))).join(' ');
  const taken = new Set(there.map(keyOf));
  return {
    go: rows.filter((row) => !taken.has(keyOf(row))),
    remain: rows.filter((row) => taken.has(keyOf(row))),
  };
}
