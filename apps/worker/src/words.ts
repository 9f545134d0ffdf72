import { brand } from '@elenco/core/people';
import enExport from '@elenco/locales/en/export.json';
import enMail from '@elenco/locales/en/mail.json';
import enNotices from '@elenco/locales/en/notices.json';
import ptExport from '@elenco/locales/pt/export.json';
import ptMail from '@elenco/locales/pt/mail.json';
import ptNotices from '@elenco/locales/pt/notices.json';
import i18next from 'i18next';

const words = i18next.createInstance({
  lng: 'pt',
  resources: {
    pt: { mail: ptMail, notices: ptNotices, export: ptExport },
    en: { mail: enMail, notices: enNotices, export: enExport },
  },
  defaultNS: 'mail',
  initImmediate: false,
  returnNull: false,
  interpolation: {
    // Values are not escaped here. The HTML of an e-mail is escaped when it is rendered, and its subject and
    // plain text must not be escaped.
    escapeValue: false,
    defaultVariables: { brand: brand.name, legalBrand: brand.legalName, supportEmail: brand.supportEmail },
  },
});
void words.init();

export type Values = Readonly<Record<string, string | number>>;

/**
 * Returns a text of `locales/<locale>/<file>.json`.
 * @throws Error if the text is missing, because an e-mail must not contain a key
 */
export function say(
  locale: 'pt' | 'en',
  file: 'mail' | 'notices' | 'export',
  key: string,
  values: Values = {},
): string {
  if (!words.exists(key, { ...values, lng: locale, ns: file }))
    throw new Error(`locales/${locale}/${file}.json lacks "${key}"`);
  const translate = words.getFixedT(locale, file);
  return translate(key, { ...values });
}
