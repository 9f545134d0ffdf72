import { z } from 'zod';

/** Origin of a click, too coarse to identify a visitor. */
export const clickSource = z.enum([
  'direct',
  'instagram',
  'tiktok',
  'youtube',
  'whatsapp',
  'facebook',
  'linkedin',
  'x',
  'email',
  'search',
  'other',
]);
export type ClickSource = z.output<typeof clickSource>;

const known: readonly (readonly [ClickSource, RegExp])[] = [
  ['instagram', /(^|\.)instagram(\.com)?$|^ig$/],
  ['tiktok', /(^|\.)tiktok(\.com)?$/],
  ['youtube', /(^|\.)(youtube(\.com)?|youtu\.be)$/],
  ['whatsapp', /(^|\.)(whatsapp(\.com)?|wa\.me)$/],
  ['facebook', /(^|\.)(facebook(\.com)?|fb(\.com|\.me)?)$/],
  ['linkedin', /(^|\.)(linkedin(\.com)?|lnkd\.in)$/],
  ['x', /^(x|(.*\.)?(x\.com|twitter(\.com)?|t\.co))$/],
  ['email', /^(e-?mail|newsletter|mail\..*|outlook\..*)$/],
  ['search', /(^|\.)(google|bing|duckduckgo|ecosia)(\.[a-z]{2,3})*$/],
];

/** Returns the source of a click from `utm_source`, otherwise from the referrer. */
export function clickSourceOf(utm: string | null, referrer: string | null): ClickSource {
  const name = utm?.trim() || hostOf(referrer);
  if (!name) return 'direct';
  return known.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0] ?? 'other';
}

const hostOf = (referrer: string | null): string =>
  referrer && URL.canParse(referrer) ? new URL(referrer).hostname : '';

/** Matches the user agents of programs that open links automatically, and an empty user agent. */
const programPattern =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|headless|facebookexternalhit|whatsapp\/|curl|wget|python|^$/i;

export const isProgram = (userAgent: string): boolean => programPattern.test(userAgent);
