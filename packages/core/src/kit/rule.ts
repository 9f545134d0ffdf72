/**
 * A rule decides to which rows an actor has access: it is a function from the actor to a scope. A scope is
 * data: a list of conditions, each comparing columns with values. A row is in the scope if it meets any of
 * the conditions. The database turns a scope into SQL, and `holds` evaluates it for one row in memory. A
 * property test compares both.
 */

/**
 * Value in a condition which requires that the column is not null. `null` requires that the column is null.
 */
export const notNull = Symbol.for('elenco.present');

export type Test<Value> = Value | readonly Value[] | typeof notNull;
export type Condition<Row> = { readonly [Column in keyof Row]?: Test<Row[Column]> };

/** List of conditions; a row must meet any of them. `[]` contains no row, `[{}]` every row. */
export type Scope<Row> = readonly Condition<Row>[];
export type Rule<Actor, Row> = (actor: Actor) => Scope<Row>;

export const everything: Scope<unknown> = [{}];
export const nothing: Scope<never> = [];

/**
 * True if the scope contains the row. Gives the same result in memory as the SQL that packages/db generates.
 */
export function holds<Row extends object>(scope: Scope<Row>, row: Row): boolean {
  return scope.some((condition) =>
    (Object.keys(condition) as (keyof Row)[]).every((column) => passes(condition[column], row[column])),
  );
}

function passes(test: unknown, value: unknown): boolean {
  if (test === undefined) return true;
  if (test === notNull) return value !== null && value !== undefined;
  if (Array.isArray(test)) return test.includes(value ?? null);
  return (value ?? null) === test;
}

/** Returns a rule that gives access to a row if any of the given rules does. */
export function anyOf<Actor, Row>(...rules: Rule<Actor, Row>[]): Rule<Actor, Row> {
  return (actor) => rules.flatMap((rule) => rule(actor));
}

/** Returns the rule limited to rows that also meet a condition, such as a state. */
export function narrowed<Actor, Row>(
  rule: Rule<Actor, Row>,
  condition: Condition<NoInfer<Row>>,
): Rule<Actor, Row> {
  return (actor) => rule(actor).map((wider) => ({ ...wider, ...refuseOverlap(wider, condition) }));
}

/**
 * Throws if both conditions restrict the same column, because the second would silently replace the first.
 */
function refuseOverlap<Row>(wider: Condition<Row>, condition: Condition<Row>): Condition<Row> {
  for (const column of Object.keys(condition)) {
    if (column in wider) throw new Error(`The rule already tests "${column}"`);
  }
  return condition;
}
