import { profileKey } from '@elenco/core/discovery';
import { type Briefing, mostWished } from '@elenco/core/hiring';
import { portraitPath } from '@elenco/core/people';
import { wishIn } from '../access/wish';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Returns the creators that a brand would like to work with: those of its draft, and the one in the address.
 */
export async function wishesOf(
  { app, actor, url }: RequestContext<'company'>,
  row: Pick<Briefing, 'wished'> | null,
) {
  const asked = wishIn(url.searchParams);
  const ids = [...new Set([...(row?.wished ?? []), ...(asked === null ? [] : [asked])])].slice(0, mostWished);
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
  /** Number of creators that cannot be found any more. */
  return { creators, gone: ids.length - creators.length };
}
export type Wishes = Awaited<ReturnType<typeof wishesOf>>;
