import {
  type Actor,
  duty,
  type FieldRules,
  type Flow,
  type Listable,
  partlyHidden,
  resources,
  type Scope,
} from '@elenco/core';
import type { z } from 'zod';

type Row = Record<string, unknown>;

/** A resource as REST looks at it: only its declaration matters, whatever its rows are. */
export interface Served extends Listable, FieldRules<Actor> {
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly flow: Flow | undefined;
  readonly writable: { readonly create: readonly string[]; readonly update: readonly string[] };
  readonly stamp?: (actor: Actor, now: string) => Row;
  readonly access: {
    readonly read: (actor: Actor) => Scope<Row>;
    readonly create: (actor: Actor) => Scope<Row>;
    readonly update: (actor: Actor) => Scope<Row>;
    readonly remove: (actor: Actor) => Scope<Row>;
    readonly moves: Readonly<Record<string, (actor: Actor) => Scope<Row>>>;
  };
}

/** Every resource of the registry. Each declaration is typed by its own rows; here they are rows like any. */
export const served = Object.values(resources) as unknown as readonly Served[];

const person = { userId: 1, name: '' } as const;

/** Everybody whom rules tell apart, as the description names them. */
const everybody: Readonly<Record<string, Actor>> = {
  'brand owners': { ...person, role: 'company', companyId: 1, companyRole: 'owner' },
  'brand members': { ...person, role: 'company', companyId: 1, companyRole: 'member' },
  creators: { ...person, role: 'creator', creatorId: 1 },
  ...Object.fromEntries(
    duty.options.map((one) => [`staff: ${one}`, { ...person, role: 'admin', duties: [one] } as const]),
  ),
};

/** Whom the rules let do it on any row at all. */
export const whoMay = (...rules: readonly ((actor: Actor) => Scope<Row>)[]): string[] =>
  Object.entries(everybody).flatMap(([name, actor]) =>
    rules.some((rule) => rule(actor).length > 0) ? [name] : [],
  );

const everyRole: readonly Actor[] = [
  { role: 'nobody' },
  { ...person, role: 'admin', duties: [] },
  { ...person, role: 'company', companyId: 1, companyRole: 'member' },
  { ...person, role: 'creator', creatorId: 1 },
];

/** What answers to some callers leave out, so that a description cannot promise it. */
export const concealed = (resource: Served): ReadonlySet<string> =>
  new Set(everyRole.flatMap((actor) => partlyHidden(resource, actor)));
