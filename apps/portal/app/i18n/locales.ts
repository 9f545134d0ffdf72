/** Supported languages; the first is the default and the fallback. */
export const locales = ['pt', 'en'] as const;
export type Locale = (typeof locales)[number];
export const fallback: Locale = 'pt';

/** BCP 47 tags for Intl and the `lang` attribute. */
export const tags: Record<Locale, string> = { pt: 'pt-BR', en: 'en' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
