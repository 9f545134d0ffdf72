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

/** A row of a resource, as REST answers it. */
export type RecordOf<N extends ResourceName> = RowOf<Resources[N]>;
/** A field of a resource: what `source` may be. */
export type SourceOf<N extends ResourceName> = keyof RecordOf<N> & string;
/** The resources whose status changes by moves. */
export type FlowingName = {
  [N in ResourceName]: Resources[N]['flow'] extends Flow ? N : never;
}[ResourceName];

/** A resource's declaration without the exact types of its rows, for what is built from any of them. */
export interface Declaration extends FieldRules<Actor> {
  readonly name: ResourceName;
  readonly schema: z.ZodObject;
  readonly flow: Flow | undefined;
  readonly writable: { readonly create: readonly string[]; readonly update: readonly string[] };
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

/** Whether the actor may read every row of the resource, as those do whose work it is. */
export function mayRead(actor: Actor, name: ResourceName): boolean {
  const scope = declarationOf(name).access.read(actor);
  return scope.some((condition) => Object.keys(condition).length === 0);
}

/** True if answers to the actor leave the field out, of some rows at least. */
export const isHidden = <N extends ResourceName>(actor: Actor, name: N, field: SourceOf<N>): boolean =>
  partlyHidden(declarationOf(name), actor).includes(field);
