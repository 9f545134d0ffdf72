import { Problem } from './kit';
import { type Actor, familyOf, type TokenScope, tokenFamilies } from './people';
import { moveCommand } from './registry';
import { resources } from './resources';

type Declared = {
  readonly name: string;
  readonly access: Readonly<Record<'read' | 'create' | 'update' | 'remove', Opens>> & {
    readonly moves: Readonly<Record<string, Opens>>;
  };
};
type Opens = (actor: Actor) => readonly unknown[];

/** True if a rule of the resource lets the actor change any of its rows by REST. */
function canChange({ name, access }: Declared, actor: Actor): boolean {
  const { create, update, remove, moves } = access;
  // Only the system makes a move that has no command, so no route leads to it.
  const made = Object.entries(moves).flatMap(([move, rule]) => (moveCommand(name, move) ? [rule] : []));
  return [create, update, remove, ...made].some((rule) => rule(actor).length > 0);
}

/**
 * Returns the token scopes that the actor can use. A scope is usable if the declared rules let the actor read
 * or change rows of at least one resource in the scope.
 */
export function usableScopes(actor: Actor): TokenScope[] {
  const declared = Object.values(resources) as unknown as readonly Declared[];
  return tokenFamilies.flatMap((family): TokenScope[] => {
    const own = declared.filter(({ name }) => familyOf(name) === family);
    return [
      ...(own.some(({ access }) => access.read(actor).length > 0) ? [`${family}:read` as const] : []),
      ...(own.some((resource) => canChange(resource, actor)) ? [`${family}:write` as const] : []),
    ];
  });
}

/**
 * Requires that the actor can use every requested scope. `read` and `write`, which cover all groups, require
 * that the actor can use at least one scope of that kind.
 * @throws Problem `invalid` with `scope_not_usable` at `/scopes`
 */
export function requireUsableScopes(actor: Actor, scopes: readonly string[]): void {
  const usable = usableScopes(actor);
  const unusable = scopes.filter((scope) =>
    scope === 'read' || scope === 'write'
      ? !usable.some((one) => one.endsWith(`:${scope}`))
      : !(usable as readonly string[]).includes(scope),
  );
  if (unusable.length === 0) return;
  throw new Problem('invalid', [
    { pointer: '/scopes', code: 'scope_not_usable', params: { scopes: unusable.join(', ') } },
  ]);
}
