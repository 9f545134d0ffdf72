import type { TrackedLink } from './tracking';

/**
 * Where a tracked link leads: the brand's page, named to its own analytics as `utm_source=elenco`, by project and
 * link. What the brand has put into the address itself stays.
 */
export function landingOf({ target, slug, briefingId }: Pick<TrackedLink, 'target' | 'slug' | 'briefingId'>) {
  const address = new URL(target);
  const named = { utm_source: 'elenco', utm_medium: 'creator', utm_campaign: String(briefingId) };
  for (const [name, value] of Object.entries({ ...named, utm_content: slug })) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  return address.href;
}
