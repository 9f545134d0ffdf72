import { briefings, openSquad, squads } from '@elenco/core/hiring';
import { users } from '@elenco/core/people';
import { idIn, type RequestContext } from '../adapters/requestContext.server';

/** Loads the briefing in the URL and its squad. The squad is null if the briefing has none. */
export async function loadSquadOf(ctx: RequestContext<'company'>) {
  const { app, actor } = ctx;
  const { id, title, squadId } = await app.get(briefings, actor, idIn(ctx));
  const squad = squadId === null ? null : await app.get(squads, actor, squadId);
  return {
    briefing: { id, title },
    squad,
    /** True for the brand; staff cannot change the plan. */
    may: actor.role === 'company',
    open: actor.role === 'company' && openSquad.some((status) => status === squad?.status),
  };
}
export type SquadOf = Awaited<ReturnType<typeof loadSquadOf>>;

/** Loads the names of the brand's users by id. */
export async function loadNames(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  companyId: number,
) {
  const people = await app.pick(users, actor, ['id', 'name'], { companyId }, { by: 'name' });
  return people.map(({ id, name }) => ({ id, name }));
}
