import type { z } from 'zod';
import type { Flow, MoveOf } from './flow';
import { type Condition, holds, type Rule, type Scope } from './rule';

/** Fields that every row of every resource has. Only `perform` writes them. */
export interface Stamps {
  readonly id: number;
  /** Number of times the row was written. A change based on an older version is refused with `stale`. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * Comparison of a filter. `is`: equal to the value, or to one of several values. `between`: uses
 * `<field>_gte` and `<field>_lte`. `has`: a list contains the value.
 */
export type FilterKind = 'is' | 'between' | 'has';

export interface ShownIn<Row> {
  /** Fields that the actor sees only in some rows. */
  readonly fields: readonly (keyof Row & string)[];
  /** Scope of the rows in which the actor sees these fields. */
  readonly rows: Scope<Row>;
}

/** Rules that decide which fields a response contains. */
export interface FieldRules<Actor> {
  readonly hidden?: (actor: Actor) => readonly string[];
  readonly shownIn?: (
    actor: Actor,
  ) => readonly { readonly fields: readonly string[]; readonly rows: readonly object[] }[];
}

/**
 * Returns the fields that the actor does not see in every row. Lists must not filter or sort by them, which
 * would reveal their values.
 */
export const partlyHidden = <Actor>(
  { hidden, shownIn }: FieldRules<Actor>,
  actor: Actor,
): readonly string[] => [
  ...(hidden?.(actor) ?? []),
  ...(shownIn?.(actor) ?? []).flatMap(({ fields }) => fields),
];

/** Returns the fields of this row that a response to the actor leaves out. */
export function hiddenFields<Actor>(
  { hidden, shownIn }: FieldRules<Actor>,
  actor: Actor,
  row: object,
): string[] {
  const limited = shownIn?.(actor) ?? [];
  const out = limited.flatMap(({ fields, rows }) => (holds(rows, row) ? [] : fields));
  return [...(hidden?.(actor) ?? []), ...out];
}

/**
 * PostgreSQL types that a column may have instead of the default for its field
 * (`packages/db/src/entities/fromSchema.ts`).
 */
export type ColumnType = 'bigint' | 'jsonb' | 'smallint';

/** Direction of an amount, for tables with amounts to receive and to refund. */
export type MoneyWay = 'toReceive' | 'toRefund';

/** Fields whose sum makes up an amount: `plus` are added, `minus` subtracted. */
export interface AmountTerms {
  readonly plus: readonly string[];
  readonly minus?: readonly string[];
  readonly way?: MoneyWay;
  /** Field and value that a row must have for the amount to count. */
  readonly only?: readonly [field: string, value: string];
}

/**
 * Amount of a row in minor units: a field, or the terms of the amount by state. The amount is zero in states
 * that are not listed.
 */
export type RowAmount = string | Readonly<Record<string, AmountTerms>>;

/** Rules by verb and move. There is no default: a rule that denies everyone must also be declared. */
export type Access<Actor, Row, Move extends string> = {
  readonly read: Rule<Actor, Row>;
  readonly create: Rule<Actor, Row>;
  readonly update: Rule<Actor, Row>;
  readonly remove: Rule<Actor, Row>;
  readonly moves: { readonly [M in Move]: Rule<Actor, Row> };
};

/**
 * Values for every field that users may not set in a new row, and defaults for those that they may set. A
 * value is undefined if the actor has none (for example, a user without a company). The create rule must
 * refuse such an actor.
 */
export type Stamped<Row, Create extends keyof Row> = {
  readonly [Field in Exclude<keyof Row, Create | keyof Stamps>]: Row[Field] | undefined;
} & Partial<Pick<Row, Create>>;

export interface ResourceDeclaration<
  Actor,
  Name extends string,
  Schema extends z.ZodObject,
  Create extends keyof z.output<Schema> & string,
  Update extends keyof z.output<Schema> & string,
  F extends Flow | undefined,
> {
  /** Plural name in lower case, used in routes, tables and locale keys. */
  readonly name: Name;
  readonly schema: Schema;
  /** Columns whose type differs from the default for their field. */
  readonly columns?: { readonly [Field in keyof z.output<Schema> & string]?: ColumnType };
  readonly flow: F;
  /** Fields that users may set. All others come from `stamp` or from commands. */
  readonly writable: {
    readonly create: readonly Create[];
    readonly update: readonly Update[];
    /** Fields of `update` that an impersonator cannot change. */
    readonly notWhileImpersonating?: readonly Update[];
    /** Fields that a user can set only once. Afterward, only staff can correct them. */
    readonly once?: readonly Update[];
    /** Fields that can be changed only after a recent reauthentication in a browser. */
    readonly requiresReauth?: readonly Update[];
  };
  /** Returns further values of a new row. */
  readonly stamp?: (actor: Actor, now: string) => Stamped<z.output<Schema>, Create>;
  /** Fields that no response to this actor contains. */
  readonly hidden?: (actor: Actor) => readonly (keyof z.output<Schema> & string)[];
  /**
   * Fields that this actor sees only in the rows of a scope. Each field is in at most one element. Lists
   * cannot filter, sort or search by these fields.
   */
  readonly shownIn?: (actor: Actor) => readonly ShownIn<z.output<Schema>>[];
  /** True if the history shows staff actions under the platform's name, except to staff. */
  readonly byPlatform?: true;
  /**
   * Actions that change no state but appear in the history through their events, such as `keepPart` through
   * the event `charges.keepPart`.
   */
  readonly noted?: readonly string[];
  /**
   * Commands that change no state, such as preparing a payout as the first of two staff members. The history
   * shows them only to staff, from the audit log.
   */
  readonly staffActs?: readonly string[];
  /**
   * Amounts whose sums tables show by currency. If a table shows all states, its sums leave out rows in the
   * states `without`, whose amounts are no longer owed. `amounts` computes the summed values by name: under
   * the name of a field, it replaces the field's value; under another name, it adds a sum.
   */
  readonly summed?: {
    readonly fields: readonly ((keyof z.output<Schema> & string) | MoneyWay)[];
    readonly without: readonly string[];
    readonly amounts?: Readonly<Record<string, RowAmount>>;
  };
  readonly filters: { readonly [Field in keyof z.output<Schema> & string]?: FilterKind };
  /** Columns in which the free-text filter `q` searches. */
  readonly search?: readonly (keyof z.output<Schema> & string)[];
  /**
   * Condition that rows in list responses must meet; without it, lists contain every row that the actor can
   * read.
   */
  readonly listed?: Condition<z.output<Schema>>;
  readonly sorts: readonly (keyof z.output<Schema> & string)[];
  readonly access: Access<Actor, z.output<Schema>, F extends Flow ? MoveOf<F> : never>;
}

export type Resource<
  Actor,
  Name extends string = string,
  Schema extends z.ZodObject = z.ZodObject,
  Create extends string = string,
  Update extends string = string,
  F extends Flow | undefined = Flow | undefined,
> = ResourceDeclaration<
  Actor,
  Name,
  Schema,
  Create & keyof z.output<Schema> & string,
  Update & keyof z.output<Schema> & string,
  F
>;

/**
 * Any resource, for code that needs only the shape of its rows. `Row` is a type parameter of its own: rules
 * are functions of rows, and would not be assignable otherwise.
 */
export interface Rows<Row> {
  readonly name: string;
  readonly schema: z.ZodType<Row>;
}

export type RowOf<R> = R extends { readonly schema: infer S extends z.ZodType } ? z.output<S> : never;

/** A new row in a decision. `perform` adds the stamps, and the id unless it was reserved. */
export type NewRow<Row> = Omit<Row, keyof Stamps> & { readonly id?: number };
export type Where<Row> = Condition<Row>;
