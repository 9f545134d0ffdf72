import type { deliverables, proposals } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

const answers = ['approve', 'requestChanges'] as const;
type OwnAnswer = (typeof answers)[number];

/**
 * Returns the rows of a project whose last answer is from this guest, with that answer. Guests are identified
 * by the name that they entered.
 */
export async function ownAnswers(
  { app, actor }: Pick<RequestContext<'guest'>, 'app' | 'actor'>,
  resource: typeof deliverables | typeof proposals,
  briefingId: number | null,
): Promise<Record<number, OwnAnswer>> {
  if (actor.name === '' || briefingId === null) return {};
  const last: Record<number, OwnAnswer> = {};
  for (const { move, rowId, actorName } of await app.timeline(actor, [resource], { briefingId })) {
    const answer = answers.find((one) => one === move);
    if (!answer) continue;
    if (actorName === actor.name) last[rowId] = answer;
    else delete last[rowId];
  }
  return last;
}
