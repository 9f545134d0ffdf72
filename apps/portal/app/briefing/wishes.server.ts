import type { Briefing } from '@elenco/core/briefing';
import { portraitPath, profilePath } from '@elenco/core/party';
import { wishIn } from '../access/wish';
import type { Visit } from '../adapters/visit.server';

/** As many as a briefing holds. */
const most = 10;

/** The creators whom a brand would like to work with: those of its draft, and the one that the address names. */
export async function wishesOf({ app, url }: Visit<'client'>, row: Pick<Briefing, 'wished'> | null) {
  const asked = wishIn(url.searchParams);
  const ids = [...new Set([...(row?.wished ?? []), ...(asked === null ? [] : [asked])])].slice(0, most);
  const found = await Promise.all(ids.map((id) => app.profiles.one(id)));
  const creators = found.flatMap((one) => {
    if (!one) return [];
    const { id, name, portrait, available } = one.profile;
    return [{ id, name, available, portrait: portraitPath(portrait), page: profilePath(one.profile) }];
  });
  /** How many of them show nothing of themselves any more. */
  return { creators, gone: ids.length - creators.length };
}
export type Wishes = Awaited<ReturnType<typeof wishesOf>>;
