import { businessDate } from '@elenco/brazil';
import { briefings, contracts, type InvolvedIn, involvements, proposals } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

const ofContract = ['briefingId', 'creatorId', 'status', 'companyAcceptedAt', 'creatorAcceptedAt'] as const;

/**
 * Loads the projects of the brand in which these creators take or took part, with one query per resource. None
 * for staff, who read the projects of every brand.
 */
export async function loadInvolvements(
  { app, actor, now }: Pick<RequestContext<'company'>, 'app' | 'actor' | 'now'>,
  creatorId: readonly number[],
): Promise<readonly InvolvedIn[]> {
  if (actor.role !== 'company' || creatorId.length === 0) return [];
  const [offers, made] = await Promise.all([
    app.pick(proposals, actor, ['briefingId', 'creatorId', 'status'], { creatorId: [...creatorId] }),
    app.pick(contracts, actor, ofContract, { creatorId: [...creatorId] }),
  ]);
  const id = [...new Set([...offers, ...made].flatMap(({ briefingId }) => briefingId ?? []))];
  const projects = await app.pick(briefings, actor, ['id', 'title', 'status', 'endsOn'], { id });
  return involvements({ projects, offers, made }, businessDate(now));
}
