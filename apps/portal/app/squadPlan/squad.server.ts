import { briefings, openSquad, squads } from '@elenco/core/hiring';
import { users } from '@elenco/core/people';
import { idIn, type RequestContext } from '../adapters/requestContext.server';

/** The briefing of the address and its squad; null where it is in none. */
export async function loadSquadOf(ctx: RequestContext<'company'>) {
  const { app, actor } = ctx;
  const { id, title, squadId } = await app.get(briefings, actor, idIn(ctx));
  const squad = squadId === null ? null : await app.get(squads, actor, squadId);
  return {
    briefing: { id, title },
    squad,
    /** Staff look on. */
    may: actor.role === 'company',
    open: actor.role === 'company' && openSquad.some((status) => status === squad?.status),
  };
}
export type SquadOf = Awaited<ReturnType<typeof loadSquadOf>>;

/** The brand's people by their number. */
export async function loadNames(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  companyId: number,
) {
  const people = await app.pick(users, actor, ['id', 'name'], { companyId }, { by: 'name' });
  return people.map(({ id, name }) => ({ id, name }));
}
