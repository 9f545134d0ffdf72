import { type Actor, type Flow, type Listable, resources, type Scope } from '@elenco/core';
import type { z } from 'zod';

type Row = Record<string, unknown>;

/** A resource as REST looks at it: only its declaration matters, whatever its rows are. */
export interface Served extends Listable {
  readonly name: string;
  readonly schema: z.ZodObject;
  readonly flow: Flow | undefined;
  readonly writable: { readonly create: readonly string[]; readonly update: readonly string[] };
  readonly stamp?: (actor: Actor, now: string) => Row;
  readonly hidden?: (actor: Actor) => readonly string[];
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

const everyRole: readonly Actor[] = [
  { role: 'nobody' },
  { role: 'admin', userId: 0, name: '', duties: [] },
  { role: 'client', userId: 0, name: '', companyId: 0, companyRole: 'member' },
  { role: 'professional', userId: 0, name: '', creatorId: 0 },
];

/** What answers to some callers leave out, so that a description cannot promise it. */
export const concealed = ({ hidden }: Served): ReadonlySet<string> =>
  new Set(everyRole.flatMap((actor) => hidden?.(actor) ?? []));
