import { useRouteLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { RootData } from '../rootData';
import { type Formats, formats } from './format';
import { fallback, isLocale, type Locale } from './locales';

/** Returns the language. A change loads another document, so nothing has to subscribe to changes. */
export function useLocale(): Locale {
  const language = useContext(I18nContext)?.i18n.language;
  return isLocale(language) ? language : fallback;
}

/**
 * Returns the time when the page was rendered, by the server's clock: the same on both sides, so that
 * hydration matches.
 */
export function useNow(): Date {
  const root = useRouteLoaderData<RootData>('root');
  return new Date(root?.now ?? Date.now());
}

export function useFormat(): Formats {
  return formats(useLocale());
}

/** True if this installation accepts cards. */
export const useTakesCards = (): boolean => useRouteLoaderData<RootData>('root')?.cards ?? false;

/** Returns the CSRF token for plain forms and fetches. */
export function useCsrfToken(): string {
  return useRouteLoaderData<RootData>('root')?.csrfToken ?? '';
}
