import { isLocale, type Locale } from './locales';

/** Query parameter for the language of the response: `?lang=en`. */
export const languageName = 'lang';

/**
 * Returns the language in a query string; undefined if it is not supported. A country is ignored, so `en-US`
 * counts as `en`.
 */
export function languageIn(search: URLSearchParams): Locale | undefined {
  const [language] = (search.get(languageName) ?? '').toLowerCase().split('-');
  return isLocale(language) ? language : undefined;
}

/**
 * Returns the URL with this language as a query parameter. For null, removes the parameter, so that each
 * visitor gets their own language.
 */
export function inLanguage(address: string, locale: Locale | null): string {
  const url = new URL(address);
  url.searchParams.delete(languageName);
  if (locale) url.searchParams.set(languageName, locale);
  return url.href;
}
