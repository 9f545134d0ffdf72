import { brand } from '@elenco/core/people';
import type { MetaDescriptor } from '@remix-run/node';
import { inLanguage } from '../i18n/address';
import { type Locale, locales, tags } from '../i18n/locales';

/** Open Graph names of languages, always with a country. */
const openGraphLocales: Record<Locale, string> = { pt: 'pt_BR', en: 'en_US' };

/** Metadata of a page for social networks and search engines; URLs are absolute. */
export interface Page {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** URL of the page without tracking parameters; with the language if the requested URL has one. */
  readonly canonical: string;
  readonly type?: 'website' | 'article' | 'profile';
  readonly image?: {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

/** Returns the page's URL in each language, and the URL that detects the language (decision 022). */
export const alternatesOf = (address: string): { readonly language: string; readonly href: string }[] => [
  ...locales.map((locale) => ({ language: tags[locale], href: inLanguage(address, locale) })),
  { language: 'x-default', href: inLanguage(address, null) },
];

/** Returns the head elements of a page. `handle.title` sets the title itself. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { title, description, locale, canonical, type = 'website', image } = page;
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternatesOf(canonical).map(({ language, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href,
    })),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: openGraphLocales[locale] },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(image
      ? [
          { property: 'og:image', content: image.url },
          { property: 'og:image:alt', content: image.alt },
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
          { name: 'twitter:image', content: image.url },
        ]
      : []),
  ];
}

/** Returns the metadata for a route whose loader returns `about`. */
export const aboutMeta = ({ data }: { data: { readonly about: Page } | undefined }): MetaDescriptor[] =>
  data ? pageMeta(data.about) : [];

/** Head elements of pages that search engines must not list. */
export const unlisted: MetaDescriptor[] = [{ name: 'robots', content: 'noindex' }];

/** Shortens a text to a number of characters, at the end of a word. */
export function shortened(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
