import i18next, { type i18n } from 'i18next';
import { fallback, type Locale, locales } from './locales';
import { options } from './options';
import { resources } from './resources.server';

function instance(locale: Locale): i18n {
  const created = i18next.createInstance();
  // With resources at hand and `initImmediate` off, init ends before it returns: the promise tells nothing more.
  void created.init({ ...options, lng: locale, fallbackLng: fallback, resources, initImmediate: false });
  return created;
}

const instances = new Map(locales.map((locale) => [locale, instance(locale)]));

/** The shared, read-only translator of one language, for server rendering. */
export function i18nOf(locale: Locale): i18n {
  return instances.get(locale) as i18n;
}

/** `t` for loaders and actions. */
export function translator(locale: Locale) {
  return i18nOf(locale).getFixedT(locale);
}
