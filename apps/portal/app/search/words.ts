import {
  type AgeBand,
  ageBands,
  countries,
  type Facet,
  genders,
  languages,
  profileKinds,
  type SearchReason,
} from '@elenco/core/discovery';
import {
  channels,
  ENGAGEMENT_POSTS,
  engagementPosts,
  formats,
  type Presence,
  skills,
} from '@elenco/core/people';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';

const among = <T extends string>(all: readonly T[], value: string): T | undefined =>
  all.find((one) => one === value);

/** Returns functions that return the labels of filter values. */
export function useNames() {
  return namesOf(useTranslation(['search', 'options']).t);
}

export function namesOf(t: TFunction<['search', 'options']>) {
  const age = (value: string) => {
    const [from, to] = value.split('-');
    return to ? t('search:age', { from, to }) : t('search:ageOpen', { from });
  };
  return {
    channel: (value: string) => named(among(channels, value), (one) => t(`options:channels.${one}`), value),
    skill: (value: string) => named(among(skills, value), (one) => t(`options:skills.${one}`), value),
    format: (value: string) => named(among(formats, value), (one) => t(`options:formats.${one}`), value),
    kind: (value: string) => named(among(profileKinds, value), (one) => t(`search:kinds.${one}`), value),
    gender: (value: string) => named(among(genders, value), (one) => t(`options:gender.${one}`), value),
    age: (value: string) => named(among<AgeBand>(ageBands, value), age, value),
    language: (value: string) => named(among(languages, value), (one) => t(`search:languages.${one}`), value),
    country: (value: string) => named(among(countries, value), (one) => t(`search:countries.${one}`), value),
  };
}

/** Returns a function that formats an exact or approximate count. */
export function useCountFormat(): (count: number | null, exact: boolean | undefined) => string {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  return (count, exact = true) =>
    count === null ? '–' : exact ? number(count) : t('aboutCount', { value: number(count) });
}

/** Cities with results, most first, as suggestions for the field. */
export const suggestedCities = (facet: Facet | undefined, counted: ReturnType<typeof useCountFormat>) =>
  (facet?.values ?? [])
    .flatMap(({ value, count }) => (count ? [{ value, count }] : []))
    .sort((a, b) => b.count - a.count)
    .map(({ value, count }) => ({ value, label: `${value} (${counted(count, facet?.exact)})` }));

const named = <T>(known: T | undefined, word: (one: T) => string, value: string) =>
  known === undefined ? value : word(known);

const variantOf = (code: SearchReason['code'], params: SearchReason['params']) => {
  if (code === 'speciality' && params.main === 0) return 'specialityBeside';
  return code === 'price' && params.format !== undefined ? 'priceOfFormat' : code;
};

/** Returns a function that describes a match reason. */
export function useReason(): (reason: SearchReason) => string {
  const { t } = useTranslation('search');
  const { compact, money, number, list } = useFormat();
  const names = useNames();
  return ({ code, params }) =>
    t(`reasons.${variantOf(code, params)}`, {
      format: names.format(String(params.format ?? '')),
      shared: number(Number(params.shared ?? 0)),
      of: number(Number(params.of ?? 0)),
      skills: list(
        String(params.skills ?? '')
          .split(',')
          .filter(Boolean)
          .map(names.skill),
      ),
      followers: compact(Number(params.followers ?? 0)),
      price: money(Number(params.priceCents ?? 0), 'BRL'),
      hours: number(Number(params.hours ?? 0)),
      average: number(Number(params.average ?? 0)),
      count: Number(params.count ?? 0),
    });
}

/**
 * Locale keys for the label of a creator's last activity. Members are active on the platform; for external
 * profiles, a file states an activity elsewhere.
 */
export const activityLabel = {
  member: 'activity.member',
  external: 'activity.external',
} as const;

/**
 * Returns a function that describes the origin of a channel's metrics: social network, source and date, and
 * the posts on which the engagement is based.
 */
export function useFigureOrigin() {
  const { t } = useTranslation(['search', 'options']);
  const { date, number } = useFormat();
  return (presence: Pick<Presence, 'channel' | 'source' | 'measuredAt'>, sampled?: number | null) => {
    const { channel, source, measuredAt } = presence;
    const posts = engagementPosts(presence);
    const origin = (window: readonly string[]) =>
      [t(`options:channels.${channel}`), ...window, date(measuredAt)].join(' · ');
    return {
      followers: origin([t(`options:figureSource.${source}`)]),
      engagement: origin([
        posts === null
          ? t(`options:figureSource.${source}`)
          : sampled
            ? t('search:figurePostsRead', { count: sampled })
            : t('search:figurePosts', { posts: number(posts) }),
      ]),
    };
  };
}

/** Returns the sentence that defines engagement and the posts from which it is computed. */
export function useEngagementMeaning(): string {
  const { t } = useTranslation('options');
  return t('engagementMeaning', ENGAGEMENT_POSTS);
}
