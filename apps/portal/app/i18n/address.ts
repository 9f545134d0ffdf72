import { isLocale, type Locale } from './locales';

/** Query parameter for the language of the answer: `?lang=en`. */
export const languageName = 'lang';

/**
 * Returns the language in an address, with or without a country (`en`, `en-US`); undefined if it is not
 * supported.
 */
export function languageIn(search: URLSearchParams): Locale | undefined {
  const [language] = (search.get(languageName) ?? '').toLowerCase().split('-');
  return isLocale(language) ? language : undefined;
}

/** Returns an address in this language; null removes the language, so that each visitor gets their own. */
export function inLanguage(address: string, locale: Locale | null): string {
  const url = new URL(address);
  url.searchParams.delete(languageName);
  if (locale) url.searchParams.set(languageName, locale);
  return url.href;
}
