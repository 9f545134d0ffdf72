import type { TrackedLink } from './tracking';

/**
 * Returns the target URL of a tracked link with UTM parameters (`utm_source=elenco`, project and link). The
 * brand's own parameters are kept.
 */
export function landingOf({ target, slug, briefingId }: Pick<TrackedLink, 'target' | 'slug' | 'briefingId'>) {
  const address = new URL(target);
  const named = { utm_source: 'elenco', utm_medium: 'creator', utm_campaign: String(briefingId) };
  for (const [name, value] of Object.entries({ ...named, utm_content: slug })) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  return address.href;
}
