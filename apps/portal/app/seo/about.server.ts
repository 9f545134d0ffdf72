import { type ContentPicture, contentPicturePath } from '@elenco/core/growth';
import type { RequestContext } from '../adapters/requestContext.server';
import { inLanguage, languageIn } from '../i18n/address';
import type { Page } from './pageMeta';

interface PageAbout extends Pick<Page, 'title' | 'description' | 'type' | 'image'> {
  readonly picture?: ContentPicture<string> | null;
  /** Path of the page, if its query parameters do not identify another page. */
  readonly path?: string;
}

/** Returns the metadata of a public page, in the reader's language. */
export function aboutPage(
  { baseUrl, url, locale }: Pick<RequestContext, 'baseUrl' | 'url' | 'locale'>,
  { picture, path = url.pathname, ...about }: PageAbout,
): Page {
  const { name, alt, width, height } = picture ?? { name: '', alt: '', width: 0, height: 0 };
  const image = { url: `${baseUrl}${contentPicturePath(name)}`, alt, width, height };
  const canonical = inLanguage(`${baseUrl}${path}`, languageIn(url.searchParams) ?? null);
  return { ...(picture ? { image } : {}), ...about, locale, canonical };
}
