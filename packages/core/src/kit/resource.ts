import type { z } from 'zod';
import type { Flow, MoveOf } from './flow';
import { type Condition, holds, type Rule, type Scope } from './rule';

/** What every row has, whichever resource it belongs to. Perform writes these; nobody else does. */
export interface Stamps {
  readonly id: number;
  /** Counts the writes; a change made on an older version is refused as stale. */
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * How a filter compares: `is` equals or is one of; `between` takes `<field>_gte` and `<field>_lte`;
 * `has` asks whether a list contains the value.
 */
export type FilterKind = 'is' | 'between' | 'has';

/** Fields, and the rows in which they are shown. */
export interface ShownIn<Row> {
  readonly fields: readonly (keyof Row & string)[];
  readonly rows: Scope<Row>;
}

/** What decides which fields an answer holds, whatever the rows are. */
export interface FieldRules<Actor> {
  readonly hidden?: (actor: Actor) => readonly string[];
  readonly shownIn?: (
    actor: Actor,
  ) => { readonly fields: readonly string[]; readonly rows: readonly object[] } | undefined;
}

/** Fields that the actor does not see in every row: a filter or a sort by one of them would give its value away. */
export const partlyHidden = <Actor>(
  { hidden, shownIn }: FieldRules<Actor>,
  actor: Actor,
): readonly string[] => [...(hidden?.(actor) ?? []), ...(shownIn?.(actor)?.fields ?? [])];

/** Fields that an answer to the actor leaves out of this row. */
export function hiddenFields<Actor>(
  { hidden, shownIn }: FieldRules<Actor>,
  actor: Actor,
  row: object,
): string[] {
  const limited = shownIn?.(actor);
  const out = limited && !holds(limited.rows, row) ? limited.fields : [];
  return [...(hidden?.(actor) ?? []), ...out];
}

/** PostgreSQL types that a column may have in place of the usual one of its field (`packages/db/src/entities/fromSchema.ts`). */
export type ColumnType = 'bigint' | 'jsonb' | 'smallint';

/** No default answers: every verb and every move must be given, if only as `nobody`. */
export type Access<Actor, Row, Move extends string> = {
  readonly read: Rule<Actor, Row>;
  readonly create: Rule<Actor, Row>;
  readonly update: Rule<Actor, Row>;
  readonly remove: Rule<Actor, Row>;
  readonly moves: { readonly [M in Move]: Rule<Actor, Row> };
};

/**
 * Every field of a new row that a person may not give, and defaults of those that they may. A field is undefined for an
 * actor that has no such value, and the rule for creating must refuse that actor.
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
  /** The name in addresses, tables and locale keys: plural, lower case. */
  readonly name: Name;
  readonly schema: Schema;
  /** Columns whose type is not the usual one of their field. */
  readonly columns?: { readonly [Field in keyof z.output<Schema> & string]?: ColumnType };
  readonly flow: F;
  /** Fields that a person may give; all others are stamped or decided. */
  readonly writable: {
    readonly create: readonly Create[];
    readonly update: readonly Update[];
    /** Those of `update` that nobody may change in another's name, after a `login as`. */
    readonly notWhileImpersonating?: readonly Update[];
    /** Those that a person fills in once; afterwards staff correct them. */
    readonly once?: readonly Update[];
    /** Those before whose change a browser's person proves anew who they are. */
    readonly requiresReauth?: readonly Update[];
  };
  /** What a new row gets besides what the person gave. */
  readonly stamp?: (actor: Actor, now: string) => Stamped<z.output<Schema>, Create>;
  /** Fields that this actor never sees, in any answer. */
  readonly hidden?: (actor: Actor) => readonly (keyof z.output<Schema> & string)[];
  /** Fields that this actor sees only in the rows of a scope. No list filters, sorts or searches by them. */
  readonly shownIn?: (actor: Actor) => ShownIn<z.output<Schema>> | undefined;
  /** What staff do on it is the platform’s doing: its history names the platform to everybody else, not the person. */
  readonly byPlatform?: true;
  /** Acts that change no state and stand in the history by their events, as `keepPart` by `charges.keepPart`. */
  readonly noted?: readonly string[];
  readonly filters: { readonly [Field in keyof z.output<Schema> & string]?: FilterKind };
  /** Columns that the free-text filter `q` looks into. */
  readonly search?: readonly (keyof z.output<Schema> & string)[];
  /** What lists show, where that is not every row that may be read. */
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
 * Any resource, where only the shape of its rows matters. `Row` is kept apart from the declaration's own
 * types, because rules are functions of rows and would not be assignable otherwise.
 */
export interface Rows<Row> {
  readonly name: string;
  readonly schema: z.ZodType<Row>;
}

export type RowOf<R> = R extends { readonly schema: infer S extends z.ZodType } ? z.output<S> : never;

/** A row as a decision makes it: perform adds the stamps, and the id where none was taken before. */
export type NewRow<Row> = Omit<Row, keyof Stamps> & { readonly id?: number };
export type Where<Row> = Condition<Row>;
