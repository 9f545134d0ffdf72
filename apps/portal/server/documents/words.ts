import { brand, type Currency, formatMoney } from '@elenco/core';
import en from '@elenco/locales/en/documents.json';
import pt from '@elenco/locales/pt/documents.json';
import i18next from 'i18next';

export type Locale = 'pt' | 'en';

const words = i18next.createInstance({
  lng: 'pt',
  resources: { pt: { documents: pt }, en: { documents: en } },
  defaultNS: 'documents',
  initImmediate: false,
  returnNull: false,
  interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
});
void words.init();

/**
 * Returns functions that translate texts into a language, and that format money in minor units, dates
 * (`YYYY-MM-DD`) and instants (ISO 8601).
 */
export function languageOf(locale: Locale) {
  const tag = locale === 'pt' ? 'pt-BR' : 'en-US';
  const day = new Intl.DateTimeFormat(tag, {
    dateStyle: locale === 'pt' ? 'short' : 'medium',
    timeZone: 'UTC',
  });
  const instant = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'America/Sao_Paulo',
  });
  // This instance of i18next has keys of its own. The portal's types only cover the keys of pages.
  const translate = words.getFixedT(locale) as unknown as (key: string, values: object) => string;
  return {
    tag,
    t: (key: string, values: Record<string, string | number> = {}): string => translate(key, values),
    money: (cents: number, currency: Currency) => formatMoney(cents, currency, tag),
    rate: (bp: number) =>
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000),
    day: (text: string) => day.format(new Date(text)),
    instant: (text: string) => instant.format(new Date(text)),
  };
}
export type Language = ReturnType<typeof languageOf>;
