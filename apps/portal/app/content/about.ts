import { contentPicturePath } from '@elenco/core/content';
import type { MetaDescriptor } from '@remix-run/react';

/** What `meta` needs of a page that staff write. */
export interface About {
  readonly description: string;
  readonly canonical: string;
  readonly picture: { readonly name: string } | null;
}

/** The page's one true address, and what a preview of it shows. */
export function aboutPage(about: About | undefined, title?: string): MetaDescriptor[] {
  if (!about) return [];
  const { description, canonical, picture } = about;
  const image = picture && new URL(contentPicturePath(picture.name), canonical).href;
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:url', content: canonical },
    { property: 'og:description', content: description },
    ...(title
      ? [
          { property: 'og:title', content: title },
          { property: 'og:type', content: 'article' },
        ]
      : []),
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}
