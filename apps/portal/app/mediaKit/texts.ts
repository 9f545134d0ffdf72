import type { MediaKit } from '@elenco/core/discovery';
import { ENGAGEMENT_POSTS, isOfViewers, photoPath } from '@elenco/core/people';
import type { TFunction } from 'i18next';
import type { Formats } from '../i18n/format';
import { audienceGroups } from '../search/audienceGroups';

/** Namespaces of a media kit's texts. */
export const kitTexts: ['mediaKit', 'options', 'search'] = ['mediaKit', 'options', 'search'];

/** Maximum number of shares shown in each group of the audience. */
const MAX_SHARES = 5;

type T = TFunction<['mediaKit', 'options', 'search']>;

/**
 * Returns a media kit with texts and formatted metrics. The page and the PDF both use it, so that they agree.
 */
export function formatMediaKit(kit: MediaKit, t: T, formats: Formats) {
  const { compact, date, money, number, rate } = formats;
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
    legend: `${t('mediaKit:channels.legend')} ${t('options:engagementMeaning', ENGAGEMENT_POSTS)}`,
    audience: audience && {
      title: t('mediaKit:audience.title', { channel: t(`options:channels.${audience.channel}`) }),
      origin: t(isOfViewers(audience) ? 'mediaKit:audience.viewers' : 'mediaKit:audience.origin', {
        source: sourceOf(audience.source),
        date: date(audience.measuredAt, 'long'),
        followers: audience.shares.sample ? number(audience.shares.sample) : compact(audience.followers),
      }),
      groups: audienceGroups(
        audience.shares,
        t as unknown as TFunction<['search', 'options']>,
        formats,
        MAX_SHARES,
      ),
    },
    works: works.map(({ picture, ...work }) => ({
      ...work,
      photo: picture,
      picture: picture && photoPath(picture),
    })),
    brands: kit.brands,
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
export type FormattedMediaKit = ReturnType<typeof formatMediaKit>;
