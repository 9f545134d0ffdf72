import { z } from 'zod';
import { channel, count, format, formatsOf, webLink } from './fields';

/** Years of experience. */
export const creatorExperience = z.enum(['under_1', 'from_1', 'from_3', 'from_5', 'from_10']);

/** Hosts of each site, subdomains included; null for a website, which may be on any host. */
const hosts = {
  linkedin: ['linkedin.com'],
  website: null,
  instagram: ['instagram.com'],
  behance: ['behance.net'],
  vimeo: ['vimeo.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const satisfies Record<string, readonly string[] | null>;
export type SocialSite = keyof typeof hosts;
export const socialSites = Object.keys(hosts) as SocialSite[];

const pageAt = (site: SocialSite) =>
  webLink
    .refine((link) => {
      const allowed: readonly string[] | null = hosts[site];
      const host = URL.parse(link)?.hostname ?? '';
      return allowed === null || allowed.some((one) => host === one || host.endsWith(`.${one}`));
    }, 'link_of_other_site')
    .optional();

/** Links of a creator, apart from the channels. */
export const socialLinks = z.strictObject({
  linkedin: pageAt('linkedin'),
  website: pageAt('website'),
  instagram: pageAt('instagram'),
  behance: pageAt('behance'),
  vimeo: pageAt('vimeo'),
  youtube: pageAt('youtube'),
});
export type SocialLinks = z.output<typeof socialLinks>;

const formatPrice = z.strictObject({
  channel,
  format,
  /** Price of one publication in cents, fee included. */
  cents: count.min(100, 'too_small').max(100_000_000, 'too_big'),
});
export type FormatPrice = z.output<typeof formatPrice>;

/**
 * Usual price of each kind of publication. Refuses with `format_not_on_channel` and `format_twice` at
 * `/n/format`.
 */
export const formatPrices = z
  .array(formatPrice)
  .max(20, 'too_many')
  .superRefine((prices, ctx) => {
    for (const [n, one] of prices.entries()) {
      const same = (other: FormatPrice) => other.channel === one.channel && other.format === one.format;
      const code = !formatsOf[one.channel].includes(one.format)
        ? 'format_not_on_channel'
        : prices.findIndex(same) < n && 'format_twice';
      if (code) ctx.addIssue({ code: 'custom', message: code, path: [n, 'format'] });
    }
  });
