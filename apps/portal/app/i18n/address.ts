import { isLocale, type Locale } from './locales';

/** What of a query says in which language its answer shall be: `?lang=en`. */
export const languageName = 'lang';

/** The language that an address asks for, with or without a country (`en`, `en-US`); undefined where none of ours. */
export function languageIn(search: URLSearchParams): Locale | undefined {
  const [language] = (search.get(languageName) ?? '').toLowerCase().split('-');
  return isLocale(language) ? language : undefined;
}

/** A whole address in this language; null: in the one of whoever opens it. */
export function inLanguage(address: string, locale: Locale | null): string {
  const url = new URL(address);
  url.searchParams.delete(languageName);
  if (locale) url.searchParams.set(languageName, locale);
  return url.href;
}
