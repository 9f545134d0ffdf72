import { useRouteLoaderData } from '@remix-run/react';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { RootData } from '../rootData';
import { type Formats, formats } from './format';
import { fallback, isLocale, type Locale } from './locales';

/** Another language is another document, so nothing has to listen for a change: every amount and date asks for this. */
export function useLocale(): Locale {
  const language = useContext(I18nContext)?.i18n.language;
  return isLocale(language) ? language : fallback;
}

/** The moment the page was made, by the server's clock: the same on both sides, so that hydration agrees. */
export function useNow(): Date {
  const root = useRouteLoaderData<RootData>('root');
  return new Date(root?.now ?? Date.now());
}

export function useFormat(): Formats {
  return formats(useLocale());
}

/** Whether this installation takes cards. */
export const useTakesCards = (): boolean => useRouteLoaderData<RootData>('root')?.cards ?? false;

/** The token for plain forms and fetches. */
export function useCsrfToken(): string {
  return useRouteLoaderData<RootData>('root')?.csrfToken ?? '';
}
