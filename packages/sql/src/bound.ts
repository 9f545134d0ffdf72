import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Functions of a module that take an entity manager first, without that parameter. */
export type Bound<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...all: infer All) => unknown
    ? All extends [SqlEntityManager, ...unknown[]]
      ? Name
      : never
    : never]: Module[Name] extends (em: SqlEntityManager, ...rest: infer Rest) => infer Reply
    ? (...rest: Rest) => Reply
    : never;
};

/**
 * Returns the functions of a module without their first parameter, for callers that have no entity manager.
 * Each call gets a new entity manager from `view`.
 */
export function bound<Module extends object>(view: () => SqlEntityManager, module: Module): Bound<Module> {
  const functions = Object.entries(module).filter(([, each]) => typeof each === 'function');
  return Object.fromEntries(
    functions.map(([name, each]) => [name, (...rest: unknown[]) => each(view(), ...rest)]),
  ) as Bound<Module>;
}
