import { z } from 'zod';
import { Currency as currency } from '../../kit';
import { byNumber, impersonal } from '../erasure';
import { PHOTO } from './photo';

/** Field schemas that many resources share. Error messages are codes in locales/problems. */
/** The id of a row. It identifies no person once that row is erased. */
export const id = byNumber(z.int().positive());
/** Time of an event (ISO 8601). The time is not personal data. */
export const instant = impersonal(z.iso.datetime());
export const date = z.iso.date();
export const count = z.int().min(0);
export const stamps = {
  id: impersonal(id),
  version: impersonal(z.int().positive()),
  createdAt: instant,
  updatedAt: instant,
};

/** Text of any number of lines, trimmed; may be empty. */
export const text = (max: number) => z.string().trim().max(max, 'too_long');
/** Text like `text`, but not empty. */
export const paragraph = (max: number) => text(max).min(1, 'required');
/**
 * Removes invisible bidirectional control characters. They come with text pasted from chats and would reorder
 * the displayed text of a name or e-mail address.
 */
export const withoutBidi = (value: string) => value.replace(/\p{Bidi_Control}/gu, '');

/**
 * One line, which may be empty. A line break in a name could fake additional lines in lists, e-mails and
 * files.
 */
export const lineOrEmpty = (max: number) =>
  z
    .string()
    .overwrite(withoutBidi)
    .trim()
    .max(max, 'too_long')
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'one_line');
export const line = (max: number) => lineOrEmpty(max).min(1, 'required');
/**
 * Converts the domain of an e-mail address to ASCII as browsers do: `ana@café.com.br` becomes
 * `ana@xn--caf-dma.com.br`. Otherwise both spellings would count as different addresses.
 */
function withAsciiDomain(address: string): string {
  const [local = '', domain = '', ...more] = address.split('@');
  if (more.length > 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !/[^ -~]/.test(domain)) return address;
  const host = URL.parse(`https://${domain}`)?.hostname;
  return host ? `${local}@${host}` : address;
}

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(withAsciiDomain)
  .pipe(z.email('invalid_email').max(254, 'too_long'));

export const channels = [
  'instagram',
  'tiktok',
  'youtube',
  'twitter',
  'facebook',
  'linkedin',
  'pinterest',
  'newsletter',
  'spotify',
] as const;
export const channel = z.enum(channels);
export type Channel = z.output<typeof channel>;

export const formats = [
  'reels',
  'stories',
  'carousel',
  'photo',
  'video',
  'live',
  'article',
  'episode',
] as const;
export const format = z.enum(formats);
export type Format = z.output<typeof format>;

/** Formats that exist on each channel; other pairs are refused. */
export const formatsOf: Record<Channel, readonly Format[]> = {
  instagram: ['reels', 'stories', 'carousel', 'photo', 'live'],
  tiktok: ['video', 'stories', 'live', 'photo'],
  youtube: ['video', 'live'],
  twitter: ['photo', 'video', 'article'],
  facebook: ['reels', 'stories', 'photo', 'video', 'live'],
  linkedin: ['article', 'photo', 'video', 'carousel'],
  pinterest: ['photo', 'video'],
  newsletter: ['article'],
  spotify: ['episode'],
};

export const skills = [
  'beauty',
  'skincare',
  'fashion',
  'fitness',
  'health',
  'nutrition',
  'food',
  'cooking',
  'travel',
  'lifestyle',
  'parenting',
  'pets',
  'home_decor',
  'gardening',
  'diy',
  'technology',
  'games',
  'esports',
  'music',
  'dance',
  'film',
  'theatre',
  'literature',
  'education',
  'science',
  'finance',
  'entrepreneurship',
  'career',
  'marketing',
  'photography',
  'videography',
  'design',
  'illustration',
  'copywriting',
  'podcast',
  'journalism',
  'humor',
  'sports',
  'football',
  'cars',
  'sustainability',
  'diversity',
  'spirituality',
  'law',
  'architecture',
] as const;
export const skill = z.enum(skills);
export type Skill = z.output<typeof skill>;

/** Kinds of content that a creator makes, independent of the topic. */
export const categories = [
  'review',
  'tutorial',
  'unboxing',
  'vlog',
  'interview',
  'comedy',
  'opinion',
  'news',
  'recipe',
  'challenge',
  'behind_the_scenes',
  'ugc',
] as const;
export const category = z.enum(categories);
export type Category = z.output<typeof category>;

export const address = z.object({
  cep: z.string(),
  street: line(120),
  number: line(20),
  complement: lineOrEmpty(80).optional(),
  city: line(80),
  state: line(40),
  country: z.string().length(2),
});
export type Address = z.output<typeof address>;
export const locale = z.enum(['pt', 'en']);
/**
 * A URL of a web page, http or https only. Other schemes, such as `javascript:`, would be an attack once a
 * page shows them as links.
 */
export const webLink = z
  .string()
  .overwrite(withScheme)
  .url({ protocol: /^https?$/, error: 'invalid_link' })
  .max(500, 'too_long');

/** Adds `https://` to a URL that was typed without it, such as `example.com/work`. */
function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]|$)/u.test(text) ? `https://${text}` : text;
}

export { currency };

/**
 * Name of a photograph. The pattern `PHOTO` is in its own file, so that pages that only show photographs do
 * not load zod.
 */
export const photo = z.string().regex(PHOTO, 'invalid_format');
