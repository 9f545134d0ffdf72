import { profileKey } from '@elenco/core/discovery';
import { additionOf, type Briefing, isReviewed, MAX_REQUESTED_CREATORS } from '@elenco/core/hiring';
import { portraitPath } from '@elenco/core/people';
import { intendedCreatorIn } from '../access/intendedCreator';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Returns the creators that the brand wishes for: those of its draft, and the creator in the query string.
 */
export async function requestedCreatorsOf(
  { app, actor, url }: RequestContext<'company'>,
  row: Pick<Briefing, 'wished'> | null,
) {
  const asked = intendedCreatorIn(url.searchParams);
  const ids = [...new Set([...(row?.wished ?? []), ...(asked === null ? [] : [asked])])];
  return creatorsOf({ app, actor }, ids.slice(0, MAX_REQUESTED_CREATORS));
}

/**
 * Returns the creators that the brand wishes for while staff review them; null before and after the review.
 */
export const reviewedCreatorsOf = async (
  ctx: RequestContext<'company'>,
  row: Pick<Briefing, 'status' | 'wished'>,
) => (isReviewed(additionOf(row)) ? creatorsOf(ctx, row.wished ?? []) : null);

async function creatorsOf(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  ids: readonly number[],
) {
  if (ids.length === 0) return { creators: [], gone: 0 };
  const found = await app.search.profilesOfKeys(
    actor,
    ids.map((id) => profileKey({ kind: 'member', id })),
  );
  const creators = found.flatMap(({ creatorId: id, name, portrait, available }) =>
    id === null || portrait === null
      ? []
      : [{ id, name, available: available !== false, portrait: portraitPath(portrait), page: `/c/${id}` }],
  );
  /** `gone` is the number of creators who are suspended, hidden or deleted. */
  return { creators, gone: ids.length - creators.length };
}
export type RequestedCreators = Awaited<ReturnType<typeof requestedCreatorsOf>>;
