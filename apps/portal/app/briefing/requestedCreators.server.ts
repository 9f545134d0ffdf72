import { profileKey } from '@elenco/core/discovery';
import { type Briefing, MAX_REQUESTED_CREATORS } from '@elenco/core/hiring';
import { portraitPath } from '@elenco/core/people';
import { intendedCreatorIn } from '../access/intendedCreator';
import type { RequestContext } from '../adapters/requestContext.server';

/** Returns the creators that the brand wishes for: those of its draft, and the one in the address. */
export async function requestedCreatorsOf(
  { app, actor, url }: RequestContext<'company'>,
  row: Pick<Briefing, 'wished'> | null,
) {
  const asked = intendedCreatorIn(url.searchParams);
  const ids = [...new Set([...(row?.wished ?? []), ...(asked === null ? [] : [asked])])].slice(
    0,
    MAX_REQUESTED_CREATORS,
  );
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
  /** Number of creators who are suspended, hidden or deleted. */
  return { creators, gone: ids.length - creators.length };
}
export type RequestedCreators = Awaited<ReturnType<typeof requestedCreatorsOf>>;
