import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The functions of a module whose first parameter is an entity manager, without that parameter. */
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
 * Binds the functions of a module for callers without an entity manager. Each call gets its own from `view`.
 */
export function bound<Module extends object>(view: () => SqlEntityManager, module: Module): Bound<Module> {
  const functions = Object.entries(module).filter(([, each]) => typeof each === 'function');
  return Object.fromEntries(
    functions.map(([name, each]) => [name, (...rest: unknown[]) => each(view(), ...rest)]),
  ) as Bound<Module>;
}
