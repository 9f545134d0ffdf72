import { z } from 'zod';
import { Currency as currency } from '../../kit';
import { byNumber, impersonal } from '../erasure';

/** Field schemas that many resources share. A message is the error's code in locales/problems. */
/** The number of a row: it leads to nobody once that row is erased. */
export const id = byNumber(z.int().positive());
/** When something happened, which says nothing about anybody. */
export const instant = impersonal(z.iso.datetime());
export const date = z.iso.date();
export const count = z.int().min(0);
export const stamps = {
  id: impersonal(id),
  version: impersonal(z.int().positive()),
  createdAt: instant,
  updatedAt: instant,
};

/** Text as a person types it, of any number of lines and possibly empty; outer blanks never count. */
export const text = (max: number) => z.string().trim().max(max, 'too_long');
/** The same, and not empty. */
export const paragraph = (max: number) => text(max).min(1, 'required');
/**
 * Marks that turn the direction of a text around and are not seen: they come along from chats, and would show a name or
 * an address in another order than it is.
 */
export const withoutBidi = (value: string) => value.replace(/\p{Bidi_Control}/gu, '');

/** One line, possibly empty: a break in a name would forge lines of lists, mails and files. */
export const lineOrEmpty = (max: number) =>
  z
    .string()
    .overwrite(withoutBidi)
    .trim()
    .max(max, 'too_long')
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'one_line');
export const line = (max: number) => lineOrEmpty(max).min(1, 'required');
/** `ana@café.com.br` is `ana@xn--caf-dma.com.br`, as browsers send it: one address, however it comes. */
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

/** What a channel can carry; a line with another pair makes no sense and is refused. */
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

/** What kinds of content somebody makes, whatever it is about. */
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
/** A web page; other schemes, such as `javascript:`, would become an attack once shown as a link. */
export const webLink = z.url({ protocol: /^https?$/, error: 'invalid_link' }).max(500, 'too_long');
export { currency };
