import type { AudienceShares, Channel, Presence } from '../../people';
import { largestOf } from '../../people';
import type { Profile } from './answer';
import type { SearchQuery } from './query';
import { plain as withoutAccents } from './sentence/text';

/** Metrics of a creator that a result shows, and their network; null if the network is the largest one. */
export interface ShownFigures {
  readonly channel: Channel | null;
  readonly followers: number;
  readonly engagementBp: number;
}

/**
 * Returns the metrics of the creator's largest presence on the filtered networks; without such a filter, those
 * of the largest presence. The index has only the latter, so filters, points and sorts always use them.
 */
export function shownFigures(
  { channels }: Pick<SearchQuery, 'channels'>,
  { presences, followers, engagementBp }: Pick<Profile, 'presences' | 'followers' | 'engagementBp'>,
): ShownFigures {
  const filtered = largestOf(presencesAmong({ channels }, presences));
  return channels.length > 0 && filtered
    ? { channel: filtered.channel, followers: filtered.followers, engagementBp: filtered.engagementBp }
    : { channel: null, followers, engagementBp };
}

/** Returns the presences on the filtered networks; all presences without such a filter. */
export const presencesAmong = <P extends Pick<Presence, 'channel'>>(
  { channels }: Pick<SearchQuery, 'channels'>,
  presences: readonly P[],
): readonly P[] =>
  channels.length === 0 ? presences : presences.filter(({ channel }) => channels.includes(channel));

type AudienceQuery = Pick<
  SearchQuery,
  'audienceGender' | 'audienceAges' | 'audienceLanguages' | 'audienceCountry' | 'audienceCity'
>;
type AudienceKind = 'gender' | 'age' | 'language' | 'country' | 'city';

/** Share of a group that a search filters, in percent of a creator's audience. */
export interface AskedShare {
  readonly kind: AudienceKind;
  readonly value: string;
  readonly share: number;
}

/** Returns the shares of the filtered groups in an audience. Leaves out groups without data. */
export function askedShares(query: AudienceQuery, audience: AudienceShares | null): AskedShare[] {
  if (!audience) return [];
  const { genders, ages, languages = {}, countries, cities = {} } = audience;
  const asked: [AudienceKind, readonly (string | null)[], Readonly<Record<string, number | undefined>>][] = [
    ['gender', [query.audienceGender], genders],
    ['age', query.audienceAges, ages],
    ['language', query.audienceLanguages, languages],
    ['country', [query.audienceCountry], countries],
    ['city', [query.audienceCity], cities],
  ];
  return asked.flatMap(([kind, values, shares]) =>
    Object.entries(shares).flatMap(([value, share]) =>
      share !== undefined && values.some((one) => one && withoutAccents(one) === withoutAccents(value))
        ? [{ kind, value, share }]
        : [],
    ),
  );
}
