import { published, type Reader } from '../content/published.server';
import { hasMenu } from './frames';

/** Returns the editorial links in the header and the footer; empty for pages that have neither. */
export async function linksFor(reader: Reader, path: string) {
  if (!hasMenu(path) || path.startsWith('/dashboard')) return [];
  const links = await published(reader, 'link');
  return links.map(({ slug, title, link, place }) => ({ slug, title, to: link, place }));
}
export type SiteLink = Awaited<ReturnType<typeof linksFor>>[number];
