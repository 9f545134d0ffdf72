import type { MediaKit } from '@elenco/core/discovery';
import { photoPath } from '@elenco/core/people';
import type { TFunction } from 'i18next';
import type { Formats } from '../i18n/format';
import { namesOf } from '../search/words';

/** Namespaces of the texts. */
export const kitTexts: ['mediaKit', 'options', 'search'] = ['mediaKit', 'options', 'search'];

/** Largest shares of each kind that are shown. */
const MAX_SHARES = 5;

type T = TFunction<['mediaKit', 'options', 'search']>;

/**
 * Returns a media kit in the words and formats of a language. The page and the PDF are both made of it, so
 * that they agree.
 */
export function kitInWords(kit: MediaKit, t: T, { compact, date, money, number, rate }: Formats) {
  const names = namesOf(t as unknown as TFunction<['search', 'options']>);
  const { evaluations, audience, price, prices, currency, works } = kit;
  const sourceOf = (source: MediaKit['channels'][number]['source']) => t(`options:figureSource.${source}`);
  return {
    creatorId: kit.creatorId,
    name: kit.name,
    subtitle: [t(`options:skills.${kit.mainSkill}`), kit.place].filter(Boolean).join(' · '),
    bio: kit.bio,
    portrait: kit.portrait,
    specialities: [
      ...kit.skills.map((skill) => t(`options:skills.${skill}`)),
      ...kit.categories.map((category) => t(`options:categories.${category}`)),
    ],
    experience: kit.experience && t(`options:creatorExperience.${kit.experience}`),
    channels: kit.channels.map(({ channel, handle, page, followers, engagementBp, source, measuredAt }) => ({
      channel,
      name: t(`options:channels.${channel}`),
      handle: `@${handle}`,
      page,
      followers: compact(followers),
      exact: number(followers),
      engagement: engagementBp === null ? '–' : rate(engagementBp),
      source,
      origin: `${sourceOf(source)} · ${date(measuredAt, 'long')}`,
    })),
    audience: audience && {
      title: t('mediaKit:audience.title', { channel: t(`options:channels.${audience.channel}`) }),
      origin: t('mediaKit:audience.origin', {
        source: sourceOf(audience.source),
        date: date(audience.measuredAt, 'long'),
        followers: number(audience.followers),
      }),
      groups: (
        [
          ['gender', audience.shares.genders, names.gender],
          ['age', audience.shares.ages, names.age],
          ['country', audience.shares.countries, names.country],
          ['city', audience.shares.cities ?? {}, (city: string) => city],
        ] as const
      ).flatMap(([name, shares, say]) => {
        const rows = Object.entries(shares as Readonly<Record<string, number | undefined>>)
          .flatMap(([value, share]) => (share === undefined ? [] : [{ value, share }]))
          .sort((a, b) => b.share - a.share)
          .slice(0, MAX_SHARES)
          .map(({ value, share }) => ({
            name: say(value),
            share,
            text: t('search:profile.share', { share: number(share) }),
          }));
        return rows.length > 0 ? [{ head: t(`mediaKit:audience.${name}`), rows }] : [];
      }),
    },
    works: works.map(({ picture, ...work }) => ({
      ...work,
      photo: picture,
      picture: picture && photoPath(picture),
    })),
    evaluations:
      evaluations.average === null
        ? null
        : {
            average: number(evaluations.average),
            of: t('mediaKit:evaluations.of', { count: evaluations.count }),
            quotes: evaluations.quotes.map(({ id, rating, text }) => ({
              id,
              text,
              by: t('mediaKit:evaluations.rating', { rating: number(rating) }),
            })),
          },
    prices: [
      ...(price ? [{ name: t('mediaKit:prices.one'), value: money(price.cents, price.currency) }] : []),
      ...prices.map(({ channel, format, cents }) => ({
        name: `${t(`options:channels.${channel}`)} · ${t(`options:formats.${format}`)}`,
        value: money(cents, currency),
      })),
    ],
  };
}
export type KitInWords = ReturnType<typeof kitInWords>;
