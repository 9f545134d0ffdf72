import {
  type Actor,
  duty,
  type FieldRules,
  type Flow,
  type Listable,
  partlyHidden,
  type RowAmount,
  resources,
  type Scope,
} from '@elenco/core';
import type { z } from 'zod';

type Row = Record<string, unknown>;

/** Declaration of a resource without the type of its rows, as REST uses it. */
export interface Served extends Listable, FieldRules<Actor> {
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly flow: Flow | undefined;
  readonly writable: { readonly create: readonly string[]; readonly update: readonly string[] };
  readonly summed?: {
    readonly fields: readonly string[];
    readonly without: readonly string[];
    readonly amounts?: Readonly<Record<string, RowAmount>>;
  };
  readonly stamp?: (actor: Actor, now: string) => Row;
  readonly access: {
    readonly read: (actor: Actor) => Scope<Row>;
    readonly create: (actor: Actor) => Scope<Row>;
    readonly update: (actor: Actor) => Scope<Row>;
    readonly remove: (actor: Actor) => Scope<Row>;
    readonly moves: Readonly<Record<string, (actor: Actor) => Scope<Row>>>;
  };
}

/** Every resource of the registry, with untyped rows. */
export const served = Object.values(resources) as unknown as readonly Served[];

const person = { userId: 1, name: '' } as const;

/**
 * Example actor for each role in the access rules. The keys are the names of the roles in the OpenAPI
 * document.
 */
const EXAMPLE_ACTORS: Readonly<Record<string, Actor>> = {
  'brand owners': { ...person, role: 'company', companyId: 1, companyRole: 'owner' },
  'brand members': { ...person, role: 'company', companyId: 1, companyRole: 'member' },
  creators: { ...person, role: 'creator', creatorId: 1 },
  ...Object.fromEntries(
    duty.options.map((one) => [`staff: ${one}`, { ...person, role: 'admin', duties: [one] } as const]),
  ),
};

/** Returns the roles for which at least one of the rules allows access to at least one row. */
export const whoMay = (...rules: readonly ((actor: Actor) => Scope<Row>)[]): string[] =>
  Object.entries(EXAMPLE_ACTORS).flatMap(([name, actor]) =>
    rules.some((rule) => rule(actor).length > 0) ? [name] : [],
  );

const everyRole: readonly Actor[] = [
  { role: 'nobody' },
  { ...person, role: 'admin', duties: [] },
  { ...person, role: 'company', companyId: 1, companyRole: 'member' },
  { ...person, role: 'creator', creatorId: 1 },
];

/**
 * Returns the fields that some callers do not receive. The OpenAPI document must make these fields optional.
 */
export const concealed = (resource: Served): ReadonlySet<string> =>
  new Set(everyRole.flatMap((actor) => partlyHidden(resource, actor)));
