import { LanguageDetector } from 'remix-i18next/server';
import { preferencesFrom } from '../preferences';
import { languageIn } from './address';
import { fallback, isLocale, type Locale, locales } from './locales';

const detector = new LanguageDetector({
  supportedLanguages: [...locales],
  fallbackLanguage: fallback,
  order: ['custom', 'header'],
  findLocale: async (request) =>
    languageIn(new URL(request.url).searchParams) ??
    preferencesFrom(request.headers.get('cookie')).locale ??
    null,
});

/**
 * Returns the language of a request: the first one known from the user, the URL, the cookie and the browser;
 * otherwise Portuguese.
 */
export async function detectLocale(request: Request, own?: Locale | null): Promise<Locale> {
  if (own) return own;
  const found = await detector.detect(request);
  return isLocale(found) ? found : fallback;
}
