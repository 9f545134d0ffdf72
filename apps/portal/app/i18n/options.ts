import { brand } from '@elenco/core/people';
import type { InitOptions } from 'i18next';
import { locales } from './locales';

/** Options of i18next for server and browser. React escapes, so i18next must not escape again. */
export const options = {
  supportedLngs: [...locales],
  defaultNS: 'portal',
  interpolation: {
    escapeValue: false,
    defaultVariables: { brand: brand.name, legalBrand: brand.legalName, supportEmail: brand.supportEmail },
  },
  returnNull: false,
} satisfies InitOptions;
