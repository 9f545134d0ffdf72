import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The functions of a module that begin with an entity manager, without it. */
export type Bound<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...all: infer All) => unknown
    ? All extends [SqlEntityManager, ...unknown[]]
      ? Name
      : never
    : never]: Module[Name] extends (em: SqlEntityManager, ...rest: infer Rest) => infer Reply
    ? (...rest: Rest) => Reply
    : never;
};

/** A module's functions as whoever has no entity manager calls them: each call has a view of the database of its own. */
export function bound<Module extends object>(view: () => SqlEntityManager, module: Module): Bound<Module> {
  const functions = Object.entries(module).filter(([, each]) => typeof each === 'function');
  return Object.fromEntries(
    functions.map(([name, each]) => [name, (...rest: unknown[]) => each(view(), ...rest)]),
  ) as Bound<Module>;
}
