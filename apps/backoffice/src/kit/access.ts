import { holds } from '@elenco/core/kit';
import type { Actor, Duty } from '@elenco/core/people';
import { declarationOf, type ResourceName } from '../resources';

/** True if the actor has one of these duties. Owners have all duties. */
export function hasDuty(actor: Actor, ...duties: Duty[]): boolean {
  return (
    actor.role === 'admin' &&
    (actor.duties.includes('owner') || duties.some((duty) => actor.duties.includes(duty)))
  );
}

/**
 * Returns the moves that the record's status and the access rules allow the actor, in the order of the flow.
 * The server evaluates the same rules in SQL.
 */
export function movesFor(actor: Actor, resource: ResourceName, record: { status: string }): string[] {
  const { flow, access } = declarationOf(resource);
  if (!flow) return [];
  return Object.entries(flow.moves).flatMap(([name, move]) => {
    const rule = access.moves[name];
    return move.from.includes(record.status) && rule && holds(rule(actor), record) ? [name] : [];
  });
}

export function may(
  actor: Actor,
  verb: 'create' | 'update' | 'remove',
  resource: ResourceName,
  record: object = {},
): boolean {
  return holds(declarationOf(resource).access[verb](actor), record);
}
