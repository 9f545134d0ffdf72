import { useRouteLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { RootData } from '../rootData';
import { type Formats, formats } from './format';
import { fallback, isLocale, type Locale } from './locales';

/** Returns the language. Changing it loads another document, so no component has to subscribe. */
export function useLocale(): Locale {
  const language = useContext(I18nContext)?.i18n.language;
  return isLocale(language) ? language : fallback;
}

/** Returns the time at which the server rendered the page, so that hydration renders the same text. */
export function useNow(): Date {
  const root = useRouteLoaderData<RootData>('root');
  return new Date(root?.now ?? Date.now());
}

export function useFormat(): Formats {
  return formats(useLocale());
}

/** True if this installation accepts card payments. */
export const useTakesCards = (): boolean => useRouteLoaderData<RootData>('root')?.cards ?? false;

/** Returns the CSRF token, for plain forms and fetches. */
export function useCsrfToken(): string {
  return useRouteLoaderData<RootData>('root')?.csrfToken ?? '';
}
