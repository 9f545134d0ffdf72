import { brand } from '@elenco/core/people';
import type backofficePt from '@elenco/locales/pt/backoffice.json';
import type booksPt from '@elenco/locales/pt/books.json';
import type briefPt from '@elenco/locales/pt/brief.json';
import type fieldsPt from '@elenco/locales/pt/fields.json';
import type problemsPt from '@elenco/locales/pt/problems.json';
import type resourcesPt from '@elenco/locales/pt/resources.json';
import type searchPt from '@elenco/locales/pt/search.json';
import type trailPt from '@elenco/locales/pt/trail.json';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import { optionWords } from '../kit/optionWords';
import type { Prefer } from './preferences';

const locales = [
  { locale: 'pt', name: 'Português' },
  { locale: 'en', name: 'English' },
] as const;
type Locale = (typeof locales)[number]['locale'];

/**
 * Texts of the back office. The Portuguese texts define the keys. A missing message of react-admin is a type
 * error.
 */
export type Messages = Omit<typeof backofficePt, 'options'> &
  typeof booksPt & {
    options: ReturnType<typeof optionWords>;
    brief: typeof briefPt;
    fields: typeof fieldsPt;
    problems: typeof problemsPt;
    resources: typeof resourcesPt;
    search: typeof searchPt;
    trail: typeof trailPt;
  };

async function load(locale: Locale): Promise<TranslationMessages> {
  const texts = await (locale === 'pt' ? import('./texts-pt') : import('./texts-en'));
  const { backoffice, books, brief, fields, options, problems, resources, search, trail, webhooks } = texts;
  return {
    ...backoffice,
    ...books,
    options: optionWords({ options, backoffice, webhooks }),
    brief,
    fields,
    problems,
    resources,
    search,
    trail,
  };
}

/** Placeholders are `{{name}}`, as in the portal; `{{brand}}` is the platform's name. */
export const interpolation = { interpolation: { prefix: '{{', suffix: '}}' } };

/**
 * Returns the i18n provider with the texts of the page's language. It loads the texts of the other language
 * when the user switches to that language.
 */
export async function makeI18nProvider(prefer: Prefer): Promise<I18nProvider> {
  const start: Locale = document.documentElement.lang === 'en' ? 'en' : 'pt';
  const known = new Map<string, TranslationMessages>([[start, await load(start)]]);
  const provider = polyglot(
    (locale) => known.get(locale) ?? load(locale as Locale),
    start,
    [...locales],
    interpolation,
  );
  return {
    ...provider,
    translate: (key, params) => provider.translate(labelKey(key, provider), { brand: brand.name, ...params }),
    async changeLocale(locale) {
      await provider.changeLocale(locale);
      await prefer('locale', locale);
      markLanguage(locale);
    },
  };
}

const fieldKey = /^resources\.[\w-]+\.fields\.(.+)$/;

/**
 * Returns the key of a label: the resource's own key if its label differs, otherwise the shared key in
 * `fields.json`.
 */
function labelKey(key: string, { translate }: Pick<I18nProvider, 'translate'>): string {
  const field = fieldKey.exec(key)?.[1];
  return field && translate(key, { _: '' }) === '' ? `fields.${field}` : key;
}

function markLanguage(locale: string): void {
  document.documentElement.lang = locale === 'pt' ? 'pt-BR' : 'en';
}
