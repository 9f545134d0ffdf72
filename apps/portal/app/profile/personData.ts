import type { Shown } from './profile.server';

/** Returns the creator as schema.org data. Its only rating is the average on this platform. */
export function personData({ profile, canonical, baseUrl, portrait, description }: Shown): object {
  const { name, city, state, country, presences, evaluationAverage, evaluationCount } = profile;
  const pages = [...presences.flatMap(({ page }) => page ?? []), ...Object.values(profile.links)];
  const person = {
    '@type': 'Person',
    '@id': `${canonical}#person`,
    name,
    url: canonical,
    image: `${baseUrl}${portrait}`,
    description,
    ...(city
      ? {
          address: {
            '@type': 'PostalAddress',
            addressLocality: city,
            ...(state ? { addressRegion: state } : {}),
            addressCountry: country,
          },
        }
      : {}),
    ...(pages.length > 0 ? { sameAs: pages } : {}),
    interactionStatistic: presences.map(({ channel, followers }) => ({
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/FollowAction',
      interactionService: { '@type': 'WebSite', name: channel },
      userInteractionCount: followers,
    })),
    ...(evaluationAverage !== null && evaluationCount > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: evaluationAverage,
            ratingCount: evaluationCount,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
  return { '@context': 'https://schema.org', '@type': 'ProfilePage', url: canonical, mainEntity: person };
}
