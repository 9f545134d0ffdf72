import { brand } from '@elenco/core/people';
import type { InitOptions } from 'i18next';
import { locales } from './locales';

/** What server and browser share. React escapes, so i18next must not do it a second time. */
export const options = {
  supportedLngs: [...locales],
  defaultNS: 'portal',
  interpolation: {
    escapeValue: false,
    defaultVariables: { brand: brand.name, legalBrand: brand.legalName, supportEmail: brand.supportEmail },
  },
  returnNull: false,
} satisfies InitOptions;
