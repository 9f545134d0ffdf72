import { isLocale, type Locale } from './i18n/locales';

const schemes = ['light', 'dark'] as const;
const contrasts = ['normal', 'high'] as const;
export const answers = ['yes', 'no'] as const;
const switches = ['off', 'on'] as const;

/**
 * Default, step, minimum and maximum of the text size in percent of the browser's setting
 * (docs/spec/interface.md#accessibility-panel).
 */
export const zoom = { normal: 100, step: 5, least: 80, most: 200 } as const;

/** Display preferences of a user. Missing ones follow the system or the browser. */
export interface Preferences {
  readonly locale?: Locale;
  readonly scheme?: (typeof schemes)[number];
  readonly contrast?: (typeof contrasts)[number];
  /** Text size in percent, in whole steps of `zoom.step`. */
  readonly zoom?: number;
  /** Highlights links: yellow on dark, underlined. */
  readonly links?: (typeof switches)[number];
  /** Colors at 700 %; excludes `zerosaturation`. */
  readonly saturation?: (typeof switches)[number];
  /** Consent to count opened dialogs; missing means no. */
  readonly analytics?: (typeof answers)[number];
  /** Removes all colors; excludes `saturation`. */
  readonly zerosaturation?: (typeof switches)[number];
}

const cookieName = 'preferences';

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((each) => each === value);
}

/** Parses the preferences in form or cookie values; drops unknown names and values. */
export function preferencesOf(values: { get(name: string): unknown }): Preferences {
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : null;
  };
  const locale = text('locale');
  const size = Number(text('zoom'));
  const fits = size % zoom.step === 0 && size >= zoom.least && size <= zoom.most;
  const read = {
    locale: isLocale(locale) ? locale : undefined,
    scheme: oneOf(schemes, text('scheme')),
    contrast: oneOf(contrasts, text('contrast')),
    zoom: fits ? size : undefined,
    links: oneOf(switches, text('links')),
    saturation: oneOf(switches, text('saturation')),
    zerosaturation: oneOf(switches, text('zerosaturation')),
    analytics: oneOf(answers, text('analytics')),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Merges a new choice. Of the two preferences about colors, the last one chosen is kept. */
export function mergePreferences(before: Preferences, chosen: Preferences): Preferences {
  const other = { saturation: 'zerosaturation', zerosaturation: 'saturation' } as const;
  const off = Object.entries(other).filter(([name]) => chosen[name as keyof typeof other] === 'on');
  return { ...before, ...chosen, ...Object.fromEntries(off.map(([, opposite]) => [opposite, 'off'])) };
}

/**
 * Returns the preferences to store with an account, as values that `preferencesOf` reads. Leaves out the
 * language and the consent, which have their own columns.
 */
export function displayPreferencesOf({
  locale: _locale,
  analytics: _analytics,
  ...rest
}: Preferences): Record<string, string> {
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}

/** Resets all preferences except language, color scheme and consent. */
export function resetAccessibility({ locale, scheme, analytics }: Preferences): Preferences {
  return {
    ...(locale ? { locale } : {}),
    ...(scheme ? { scheme } : {}),
    ...(analytics ? { analytics } : {}),
  };
}

/** True if any preference that `resetAccessibility` resets differs from its default. */
export const hasAccessibilityPreferences = ({
  contrast,
  links,
  saturation,
  zerosaturation,
  zoom: size,
}: Preferences) =>
  contrast === 'high' ||
  [links, saturation, zerosaturation].includes('on') ||
  (size ?? zoom.normal) !== zoom.normal;

/** Parses the preferences in a Cookie header. */
export function preferencesFrom(cookieHeader: string | null | undefined): Preferences {
  const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`));
  const value = pair?.slice(cookieName.length + 1) ?? '';
  return preferencesOf(new URLSearchParams(value.replaceAll('.', '&').replaceAll(':', '=')));
}

/**
 * Returns the Set-Cookie header for these preferences. Scripts can read the cookie, since it contains no
 * secrets.
 */
export function preferencesCookie(preferences: Preferences): string {
  const value = Object.entries(preferences)
    .map(([name, chosen]) => `${name}:${chosen}`)
    .join('.');
  return `${cookieName}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
