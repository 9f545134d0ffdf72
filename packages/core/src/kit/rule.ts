/**
 * A rule says which rows an actor may reach. It is a function from the actor to a scope, and a scope is data:
 * any of these conditions, each of which tests columns for equality. The database turns a scope into SQL,
 * `holds` evaluates it over one row in memory; a property test compares the two.
 */

/** The column has any value. `null` in a condition means the opposite. */
export const present = Symbol.for('elenco.present');

export type Test<Value> = Value | readonly Value[] | typeof present;
export type Condition<Row> = { readonly [Column in keyof Row]?: Test<Row[Column]> };

/** List of conditions, any of which may hold. `[]` is no row, `[{}]` is every row. */
export type Scope<Row> = readonly Condition<Row>[];
export type Rule<Actor, Row> = (actor: Actor) => Scope<Row>;

export const everything: Scope<unknown> = [{}];
export const nothing: Scope<never> = [];

/** True if the scope reaches the row. The in-memory equivalent of the SQL that packages/db generates. */
export function holds<Row extends object>(scope: Scope<Row>, row: Row): boolean {
  return scope.some((condition) =>
    (Object.keys(condition) as (keyof Row)[]).every((column) => passes(condition[column], row[column])),
  );
}

function passes(test: unknown, value: unknown): boolean {
  if (test === undefined) return true;
  if (test === present) return value !== null && value !== undefined;
  if (Array.isArray(test)) return test.includes(value ?? null);
  return (value ?? null) === test;
}

/** Returns a rule that reaches what any of the rules reaches. */
export function anyOf<Actor, Row>(...rules: Rule<Actor, Row>[]): Rule<Actor, Row> {
  return (actor) => rules.flatMap((rule) => rule(actor));
}

/** Returns the rule restricted to rows that also meet a condition, such as a state. */
export function narrowed<Actor, Row>(
  rule: Rule<Actor, Row>,
  condition: Condition<NoInfer<Row>>,
): Rule<Actor, Row> {
  return (actor) => rule(actor).map((wider) => ({ ...wider, ...refuseOverlap(wider, condition) }));
}

/** Two tests on one column would silently replace each other, so this is a programming error. */
function refuseOverlap<Row>(wider: Condition<Row>, condition: Condition<Row>): Condition<Row> {
  for (const column of Object.keys(condition)) {
    if (column in wider) throw new Error(`The rule already tests "${column}"`);
  }
  return condition;
}
