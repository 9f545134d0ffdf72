import i18next, { type i18n, type TFunction } from 'i18next';
import { fallback, type Locale, locales } from './locales';
import { options } from './options';
import { resources } from './resources.server';

function instance(locale: Locale): i18n {
  const created = i18next.createInstance();
  // With bundled resources and `initImmediate` off, init completes synchronously, so the promise can be
  // ignored.
  void created.init({ ...options, lng: locale, fallbackLng: fallback, resources, initImmediate: false });
  cacheTranslations(created);
  return created;
}

/** Returns the count if it is a text's only value and below 100; otherwise undefined. */
function smallCount(values: object | string | undefined): number | undefined {
  if (typeof values !== 'object' || !('count' in values) || Object.keys(values).length !== 1)
    return undefined;
  const { count } = values;
  return Number.isInteger(count) && (count as number) >= 0 && (count as number) < 100
    ? (count as number)
    : undefined;
}

type Fixed = (key: string | string[], values?: object | string) => string;

/**
 * Caches translated texts. A page uses about a hundred texts, most of them with no value or with a small
 * count. i18next would resolve each text again. Texts do not change while the process runs.
 */
function cacheTranslations(created: i18n): void {
  const known = new Map<string, TFunction>();
  const fixed = created.getFixedT.bind(created);
  const remembering = (...about: Parameters<i18n['getFixedT']>) => {
    const name = about.join();
    const before = known.get(name);
    if (before) return before;
    const t = fixed(...about);
    const texts = new Map<string, string>();
    const remember: Fixed = (key, values) => {
      const small = smallCount(values);
      if (typeof key !== 'string' || (values !== undefined && small === undefined)) {
        return (t as unknown as Fixed)(key, values);
      }
      const asked = small === undefined ? key : `${key} ${small}`;
      const text = texts.get(asked) ?? (t as unknown as Fixed)(key, values);
      texts.set(asked, text);
      return text;
    };
    const made = Object.assign(remember, t) as unknown as TFunction;
    known.set(name, made);
    return made;
  };
  created.getFixedT = remembering as i18n['getFixedT'];
}

const instances = new Map(locales.map((locale) => [locale, instance(locale)]));

/** Returns the translator of a language for rendering on the server; shared and read-only. */
export function i18nOf(locale: Locale): i18n {
  return instances.get(locale) as i18n;
}

/** Returns `t` for loaders and actions. */
export function translator(locale: Locale) {
  return i18nOf(locale).getFixedT(locale);
}
