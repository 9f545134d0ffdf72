import { brand } from '@elenco/core/people';
import type { MetaDescriptor } from '@remix-run/node';
import { inLanguage } from '../i18n/address';
import { type Locale, locales, tags } from '../i18n/locales';

/** As Open Graph names languages: with a country, always. */
const openGraphLocales: Record<Locale, string> = { pt: 'pt_BR', en: 'en_US' };

/** What other sites and search engines may know of a page; addresses are whole. */
export interface Page {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  /** The address of this page, without what only counts visits; with its language where the address says one. */
  readonly canonical: string;
  readonly type?: 'website' | 'article' | 'profile';
  readonly image?: {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

/** The same page in each language, and where a reader's own is chosen (decision 022). */
export const alternatesOf = (address: string): { readonly language: string; readonly href: string }[] => [
  ...locales.map((locale) => ({ language: tags[locale], href: inLanguage(address, locale) })),
  { language: 'x-default', href: inLanguage(address, null) },
];

/** The elements of a page's head for all of it. The title itself is made by `handle.title`. */
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

/** The same for a route whose loader tells it as `about`. */
export const aboutMeta = ({ data }: { data: { readonly about: Page } | undefined }): MetaDescriptor[] =>
  data ? pageMeta(data.about) : [];

/** For a page that is nobody's to find. */
export const unlisted: MetaDescriptor[] = [{ name: 'robots', content: 'noindex' }];

/** The beginning of a text in so many characters at most, cut between words. */
export function shortened(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
