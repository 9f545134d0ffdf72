import type { Actor } from '@elenco/core/people';
import { movesFor } from '../kit/access';
import { declarationOf, type RecordOf } from '../resources';

export type Status = RecordOf<'briefings'>['status'];

/** Returns the move for each status that the actor may set. */
export function movesTo(
  actor: Actor,
  record: Pick<RecordOf<'briefings'>, 'status'>,
): Partial<Record<Status, string>> {
  const { flow } = declarationOf('briefings');
  return Object.fromEntries(
    movesFor(actor, 'briefings', record).map((move) => [flow?.moves[move]?.to ?? '', move]),
  );
}
