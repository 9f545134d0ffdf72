import { isLocale, type Locale } from './i18n/locales';

export const schemes = ['light', 'dark'] as const;
export const contrasts = ['normal', 'high'] as const;

/** What a person chose about how pages look. What is absent follows the system's or the browser's wishes. */
export interface Preferences {
  readonly locale?: Locale;
  readonly scheme?: (typeof schemes)[number];
  readonly contrast?: (typeof contrasts)[number];
}

export const cookieName = 'preferences';

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((each) => each === value);
}

/** Reads the choices in form or cookie values; unknown names and values are dropped. */
export function preferencesOf(values: { get(name: string): unknown }): Preferences {
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : null;
  };
  const locale = text('locale');
  const scheme = oneOf(schemes, text('scheme'));
  const contrast = oneOf(contrasts, text('contrast'));
  return {
    ...(isLocale(locale) ? { locale } : {}),
    ...(scheme ? { scheme } : {}),
    ...(contrast ? { contrast } : {}),
  };
}

/** The choices in a Cookie header. */
export function preferencesFrom(cookieHeader: string | null | undefined): Preferences {
  const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`));
  const value = pair?.slice(cookieName.length + 1) ?? '';
  return preferencesOf(new URLSearchParams(value.replaceAll('.', '&').replaceAll(':', '=')));
}

/** The Set-Cookie header for these choices. Readable by scripts, because it holds nothing secret. */
export function preferencesCookie(preferences: Preferences): string {
  const value = Object.entries(preferences)
    .map(([name, chosen]) => `${name}:${chosen}`)
    .join('.');
  return `${cookieName}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
