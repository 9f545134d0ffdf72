/**
 * A rule says which rows an actor may reach. It is written once, as a function from the actor to a scope,
 * and a scope is data: any of these conditions, each of which is equalities on columns. The database turns
 * a scope into SQL, `holds` evaluates it over one row in memory; a property test holds the two together.
 */

/** The column has a value, whatever it is. `null` in a condition asks for the opposite. */
export const present = Symbol.for('elenco.present');

export type Test<Value> = Value | readonly Value[] | typeof present;
export type Condition<Row> = { readonly [Column in keyof Row]?: Test<Row[Column]> };

/** Any of these conditions. `[]` is no row at all, `[{}]` is every row. */
export type Scope<Row> = readonly Condition<Row>[];
export type Rule<Actor, Row> = (actor: Actor) => Scope<Row>;

export const everything: Scope<unknown> = [{}];
export const nothing: Scope<never> = [];

/** True when the scope reaches the row. The in-memory twin of the SQL that packages/db makes. */
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

/** Reached by one rule or another. */
export function anyOf<Actor, Row>(...rules: Rule<Actor, Row>[]): Rule<Actor, Row> {
  return (actor) => rules.flatMap((rule) => rule(actor));
}

/** The rule, narrowed to the rows that also meet one more condition, such as a state. */
export function narrowed<Actor, Row>(
  rule: Rule<Actor, Row>,
  condition: Condition<NoInfer<Row>>,
): Rule<Actor, Row> {
  return (actor) => rule(actor).map((wider) => ({ ...wider, ...refuseOverlap(wider, condition) }));
}

/** Two tests on one column would silently replace each other, so that is an error of the programmer. */
function refuseOverlap<Row>(wider: Condition<Row>, condition: Condition<Row>): Condition<Row> {
  for (const column of Object.keys(condition)) {
    if (column in wider) throw new Error(`The rule already tests "${column}"`);
  }
  return condition;
}
