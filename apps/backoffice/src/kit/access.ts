import { holds } from '@elenco/core/kit';
import type { Actor, Duty } from '@elenco/core/people';
import { declarationOf, type ResourceName } from '../resources';

/** Whether the actor has one of the duties; the owner has all. */
export function hasDuty(actor: Actor, ...duties: Duty[]): boolean {
  return (
    actor.role === 'admin' &&
    (actor.duties.includes('owner') || duties.some((duty) => actor.duties.includes(duty)))
  );
}

/**
 * The moves that the record's status allows and this actor's rule reaches, in the order of the flow. The same rule
 * that the server evaluates in SQL, here over the one row.
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
