import {
  type FieldRules,
  type Flow,
  partlyHidden,
  type ResourceName,
  type Resources,
  type RowOf,
  resources,
} from '@elenco/core';
import type { Actor, Rule } from '@elenco/core/people';
import type { z } from 'zod';

export type { ResourceName } from '@elenco/core';

/** A row of a resource, as returned by the API. */
export type RecordOf<N extends ResourceName> = RowOf<Resources[N]>;
/** A field of a resource, used as `source`. */
export type SourceOf<N extends ResourceName> = keyof RecordOf<N> & string;
/** Resources with a flow, whose status changes by moves. */
export type ResourceWithFlow = {
  [N in ResourceName]: Resources[N]['flow'] extends Flow ? N : never;
}[ResourceName];

/** A resource's declaration without the type of its rows, for generic code. */
export interface Declaration extends FieldRules<Actor> {
  readonly name: ResourceName;
  readonly schema: z.ZodObject;
  readonly flow: Flow | undefined;
  readonly writable: { readonly create: readonly string[]; readonly update: readonly string[] };
  readonly summed?: { readonly fields: readonly string[]; readonly without: readonly string[] };
  readonly filters: { readonly [field: string]: 'is' | 'between' | 'has' | undefined };
  readonly search?: readonly string[];
  readonly sorts: readonly string[];
  readonly access: {
    readonly read: Rule<object>;
    readonly create: Rule<object>;
    readonly update: Rule<object>;
    readonly remove: Rule<object>;
    readonly moves: { readonly [move: string]: Rule<object> };
  };
}

export function declarationOf(name: ResourceName): Declaration {
  return resources[name] as unknown as Declaration;
}

export const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** True if the actor may read every row of the resource. */
export function mayRead(actor: Actor, name: ResourceName): boolean {
  const scope = declarationOf(name).access.read(actor);
  return scope.some((condition) => Object.keys(condition).length === 0);
}

/** True if the actor may read some rows of the resource. */
export const mayReadSome = (actor: Actor, name: ResourceName): boolean =>
  declarationOf(name).access.read(actor).length > 0;

/** True if the field is hidden from the actor in at least some rows. */
export const isHidden = <N extends ResourceName>(actor: Actor, name: N, field: SourceOf<N>): boolean =>
  partlyHidden(declarationOf(name), actor).includes(field);
