import { charges } from '@elenco/core/finance';
import {
  type Briefing,
  briefings,
  contracts,
  deliverables,
  evaluations,
  jobs,
  observations,
  openSquad,
  posts,
  proposals,
  squadSteps,
  squads,
  waitsForApprovalBy,
} from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';

/** Maximum number of projects to load. Staff see the projects of every company; the newest are enough. */
const MAX_PROJECTS = 200;

/** Returns the newest projects of a brand. */
export const loadBriefings = ({ app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>) =>
  app.see(briefings, actor, {}, { by: 'createdAt', down: true, limit: MAX_PROJECTS });

/**
 * Returns the rows of these projects that may wait for the brand, and all unpaid charges of the brand,
 * including those of plans and those that a project's invoice collects. One query per resource.
 */
export async function loadHirings(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  all: readonly Briefing[],
) {
  const of = { briefingId: all.map((row) => row.id) };
  const isOwner = actor.role === 'company' && actor.companyRole === 'owner';
  const [offers, made, work, unpaid, opinions, figures, openings, requests, planSteps] = await Promise.all([
    app.see(proposals, actor, of),
    app.see(contracts, actor, of),
    app.see(deliverables, actor, of),
    app.see(charges, actor, {
      ...(actor.role === 'company' ? { companyId: actor.companyId } : of),
      status: ['open', 'overdue', 'combined'],
    }),
    app.see(evaluations, actor, { ...of, side: 'company' }),
    loadUnconfirmed({ app, actor }, of.briefingId),
    app.pick(jobs, actor, ['id', 'briefingId', 'undecided', 'answersOn'], of),
    actor.role === 'company' ? app.team.approvalRequestsOf(actor) : [],
    loadStepsToApprove({ app, actor }),
  ]);
  return {
    all,
    offers,
    made,
    work,
    charges: unpaid,
    opinions,
    figures,
    jobs: openings,
    requests,
    isOwner,
    planSteps,
  };
}

/** Returns the steps of open squads that wait for this member's approval. */
async function loadStepsToApprove({ app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>) {
  if (actor.role !== 'company') return [];
  const { companyId, userId } = actor;
  const steps = await app.pick(squadSteps, actor, ['id', 'squadId', 'status', 'ownerId'], {
    companyId,
    status: 'awaiting_approval',
  });
  const own = steps.filter((step) => waitsForApprovalBy(step, userId));
  if (own.length === 0) return [];
  const of = { id: own.map(({ squadId }) => squadId), status: [...openSquad] };
  const open = await app.pick(squads, actor, ['id'], of);
  return own.filter(({ squadId }) => open.some(({ id }) => id === squadId));
}

/** Returns the post metrics that creators have sent and the brand has not confirmed. */
export async function loadUnconfirmed(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  briefingId: readonly number[],
) {
  const open = await app.pick(observations, actor, ['postId', 'briefingId'], {
    briefingId: [...briefingId],
    confirmed: false,
  });
  if (open.length === 0) return [];
  const withdrawn = await app.pick(posts, actor, ['id'], {
    id: [...new Set(open.map(({ postId }) => postId))],
    status: 'withdrawn',
  });
  return open.filter(({ postId }) => withdrawn.every(({ id }) => id !== postId));
}
