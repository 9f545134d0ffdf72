import { contracts, deliverables, proposals, type Squad, squads } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

/** The latest steps are enough for a page; the rest stands in each project. */
const MOST_STEPS = 100;

/** What happened in a squad and in its hirings, oldest first; the squad's own steps alone unless `all` are wanted. */
export async function loadActivity(
  { app, actor }: RequestContext<'company'>,
  { id }: Squad,
  briefingId: readonly number[],
  all: boolean,
) {
  if (!all) return [];
  const [own, others] = await Promise.all([
    app.history(squads, actor, id),
    app.timeline(actor, [proposals, contracts, deliverables], { briefingId }, MOST_STEPS),
  ]);
  return [...own.map((step) => ({ ...step, resource: 'squads', rowId: id })), ...others]
    .sort((a, b) => a.id - b.id)
    .slice(-MOST_STEPS);
}
