import type { z } from 'zod';
import type { Flow, MoveOf } from './flow';
import { type Condition, holds, type Rule, type Scope } from './rule';

/** Fields of every row, whatever its resource. Only perform writes them. */
export interface Stamps {
  readonly id: number;
  /** Counts writes; a change based on an older version is rejected as stale. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * Comparison of a filter: `is` equals or is one of; `between` takes `<field>_gte` and `<field>_lte`; `has`
 * tests whether a list contains the value.
 */
export type FilterKind = 'is' | 'between' | 'has';

/** Fields, and the rows in which they are visible. */
export interface ShownIn<Row> {
  readonly fields: readonly (keyof Row & string)[];
  readonly rows: Scope<Row>;
}

/** Rules for the visible fields of a response. */
export interface FieldRules<Actor> {
  readonly hidden?: (actor: Actor) => readonly string[];
  readonly shownIn?: (
    actor: Actor,
  ) => { readonly fields: readonly string[]; readonly rows: readonly object[] } | undefined;
}

/** Returns the fields that are not visible in every row: a filter or sort by them would reveal their values. */
export const partlyHidden = <Actor>(
  { hidden, shownIn }: FieldRules<Actor>,
  actor: Actor,
): readonly string[] => [...(hidden?.(actor) ?? []), ...(shownIn?.(actor)?.fields ?? [])];

/** Returns the fields that a response to the actor omits from this row. */
export function hiddenFields<Actor>(
  { hidden, shownIn }: FieldRules<Actor>,
  actor: Actor,
  row: object,
): string[] {
  const limited = shownIn?.(actor);
  const out = limited && !holds(limited.rows, row) ? limited.fields : [];
  return [...(hidden?.(actor) ?? []), ...out];
}

/**
 * PostgreSQL types that a column may have instead of its field's default
 * (`packages/db/src/entities/fromSchema.ts`).
 */
export type ColumnType = 'bigint' | 'jsonb' | 'smallint';

/** Rules by verb and move. None has a default: one that denies everyone is also declared. */
export type Access<Actor, Row, Move extends string> = {
  readonly read: Rule<Actor, Row>;
  readonly create: Rule<Actor, Row>;
  readonly update: Rule<Actor, Row>;
  readonly remove: Rule<Actor, Row>;
  readonly moves: { readonly [M in Move]: Rule<Actor, Row> };
};

/**
 * Every field of a new row that users may not set, and defaults of those that they may. A field is undefined
 * for an actor without such a value; the create rule must refuse that actor.
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
  /** Name in routes, tables and locale keys: plural, lower case. */
  readonly name: Name;
  readonly schema: Schema;
  /** Columns whose type is not the default of their field. */
  readonly columns?: { readonly [Field in keyof z.output<Schema> & string]?: ColumnType };
  readonly flow: F;
  /** Fields that users may set; all others are stamped or decided. */
  readonly writable: {
    readonly create: readonly Create[];
    readonly update: readonly Update[];
    /** Fields of `update` that cannot be changed while impersonating. */
    readonly notWhileImpersonating?: readonly Update[];
    /** Fields that users set only once; afterwards staff correct them. */
    readonly once?: readonly Update[];
    /** Fields whose change requires recent reauthentication in a browser. */
    readonly requiresReauth?: readonly Update[];
  };
  /** Additional values of a new row. */
  readonly stamp?: (actor: Actor, now: string) => Stamped<z.output<Schema>, Create>;
  /** Fields that this actor never sees, in any response. */
  readonly hidden?: (actor: Actor) => readonly (keyof z.output<Schema> & string)[];
  /** Fields that this actor sees only in the rows of a scope. No list filters, sorts or searches by them. */
  readonly shownIn?: (actor: Actor) => ShownIn<z.output<Schema>> | undefined;
  /** True if the history shows actions of staff under the platform's name to everybody else. */
  readonly byPlatform?: true;
  /**
   * Actions that change no state but appear in the history by their events, as `keepPart` by
   * `charges.keepPart`.
   */
  readonly noted?: readonly string[];
  readonly filters: { readonly [Field in keyof z.output<Schema> & string]?: FilterKind };
  /** Columns that the free-text filter `q` searches. */
  readonly search?: readonly (keyof z.output<Schema> & string)[];
  /** Rows that lists show, if not every readable row. */
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
 * Any resource, if only the shape of its rows matters. `Row` is a separate type parameter, because rules are
 * functions of rows and would not be assignable otherwise.
 */
export interface Rows<Row> {
  readonly name: string;
  readonly schema: z.ZodType<Row>;
}

export type RowOf<R> = R extends { readonly schema: infer S extends z.ZodType } ? z.output<S> : never;

/** A row as a decision creates it: perform adds the stamps, and the id unless it was reserved. */
export type NewRow<Row> = Omit<Row, keyof Stamps> & { readonly id?: number };
export type Where<Row> = Condition<Row>;
