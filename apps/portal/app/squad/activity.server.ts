import { contracts, deliverables, proposals, type Squad, squads } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

/** Maximum number of steps on the page; each project has its own history. */
const MAX_STEPS = 100;

/** Loads the history of a squad, oldest first. If `all` is true, includes the history of its hirings. */
export async function loadActivity(
  { app, actor }: RequestContext<'company'>,
  { id }: Squad,
  briefingId: readonly number[],
  all: boolean,
) {
  if (!all) return [];
  const [own, others] = await Promise.all([
    app.history(squads, actor, id),
    app.timeline(actor, [proposals, contracts, deliverables], { briefingId }, MAX_STEPS),
  ]);
  return [...own.map((step) => ({ ...step, resource: 'squads', rowId: id })), ...others]
    .sort((a, b) => a.id - b.id)
    .slice(-MAX_STEPS);
}
