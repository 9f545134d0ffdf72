import { audienceOf, byFollowers, channelPage, engagementOf, type OpenProfile } from '../../people';
import type { PortfolioProject } from '../portfolio';

const MAX_WORKS = 6;
const MAX_QUOTES = 3;

/** Data of a media kit: what visitors of a public profile may see, and the brands of published ads. */
interface Sources {
  readonly profile: OpenProfile;
  readonly projects: readonly Pick<
    PortfolioProject,
    'id' | 'title' | 'description' | 'images' | 'videos' | 'link'
  >[];
  readonly evaluations: readonly { readonly id: number; readonly rating: number; readonly text: string }[];
  /** Trade names of brands for which the creator has published. */
  readonly brands: readonly string[];
}

/**
 * Returns a creator's media kit, which the page and the PDF both show. Each metric has its source and date;
 * prices are included only if the creator shows them. The input is an `OpenProfile`, so that a media kit
 * cannot contain hidden fields.
 */
export function mediaKitOf({ profile, projects, evaluations, brands }: Sources) {
  const { id, name, profileType, bio, mainSkill, tags, categories, city, state, portrait } = profile;
  const { experience, evaluationAverage, evaluationCount, price, prices, currency, presences } = profile;
  const measured = audienceOf(presences);
  return {
    creatorId: id,
    name,
    profileType,
    bio,
    portrait,
    place: [city, state].filter((part) => part !== '').join(', '),
    mainSkill,
    skills: [...new Set([mainSkill, ...tags])],
    categories,
    experience,
    channels: presences
      .map(({ channel, handle, followers, engagementBp, source, measuredAt }) => ({
        channel,
        handle,
        page: channelPage(channel, handle),
        followers,
        engagementBp: engagementOf({ engagementBp }),
        source,
        measuredAt,
      }))
      .sort(byFollowers),
    audience: measured
      ? {
          shares: measured.audience,
          channel: measured.channel,
          followers: measured.followers,
          source: measured.source,
          measuredAt: measured.measuredAt,
        }
      : null,
    works: projects.slice(0, MAX_WORKS).map(({ id, title, description, images, videos, link }) => ({
      id,
      title,
      description,
      picture: images[0] ?? videos.find(({ still }) => still !== null)?.still ?? null,
      link: link ?? videos.find((video) => video.link !== null)?.link ?? null,
    })),
    brands,
    evaluations: {
      average: evaluationCount > 0 ? evaluationAverage : null,
      count: evaluationCount,
      quotes: evaluations.slice(0, MAX_QUOTES).map(({ id, rating, text }) => ({ id, rating, text })),
    },
    price,
    prices,
    currency,
  };
}
export type MediaKit = ReturnType<typeof mediaKitOf>;
