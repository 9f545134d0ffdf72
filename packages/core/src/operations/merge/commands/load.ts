import { z } from 'zod';
import type { Condition, Find } from '../../../kit';
import { type Actor, id } from '../../../people';
import { creatorColumns, type MergeRule, userColumns } from '../columns';

/** Ids of the remaining and the merged account, as creators or as users. */
export interface Pair {
  readonly keptId: number;
  readonly mergedId: number;
}
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** Rows of one column, with the rule for merging it. */
export interface Column {
  readonly name: string;
  readonly rule: MergeRule;
  /** Ids of the remaining and the merged account. */
  readonly pair: Pair;
  readonly rows: readonly Row[];
  readonly there: readonly Row[];
}

const propertyOf = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const tableOf = (name: string) => ({ name, schema: z.looseObject({ id }) });

/** Returns the table and the property of a column in `creatorColumns` or `userColumns`. */
export function columnOf(name: string) {
  const [table = '', column = ''] = name.split('.');
  return { resource: tableOf(table), property: propertyOf(column) };
}

/** Locks and returns all rows of the merged account that move or prevent the merge. */
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

/**
 * Splits the rows of a column into those that move, and those that do not because the remaining account
 * already has such a row.
 */
export function splitRows({ name, rule, rows, there }: Column): {
  go: readonly Row[];
  remain: readonly Row[];
} {
  if (rule.does !== 'move') return { go: [], remain: rows };
  const { unless } = rule;
  if (!unless) return { go: rows, remain: [] };
  const { property } = columnOf(name);
  // The column itself is not compared, because the accounts have different values.
  const keyOf = (row: Row) => unless.map((one) => (one === property ? '' : String(row[one]))).join(' ');
  const taken = new Set(there.map(keyOf));
  return {
    go: rows.filter((row) => !taken.has(keyOf(row))),
    remain: rows.filter((row) => taken.has(keyOf(row))),
  };
}
