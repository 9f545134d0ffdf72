import { z } from 'zod';
import { anyOf } from '../../kit';
import {
  type Actor,
  count,
  date,
  defineResource,
  id,
  impersonal,
  instant,
  line,
  noOne,
  staff,
  stamps,
} from '../../people';
import { clickSource } from './source';

/** Path segment after `/s/`, which is easy to say and type. */
export const shortSlug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, 'invalid_slug');

/** A path of the portal, or an HTTPS URL without user name and password. */
export const linkTarget = z
  .string()
  .trim()
  .max(500, 'too_long')
  .refine((text) => isOwnPath(text) || isWebPage(text), 'invalid_target');

const isOwnPath = (text: string) => /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text);

function isWebPage(text: string): boolean {
  if (!/^https:\/\/[\x21-\x5b\x5d-\x7e]+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.');
}

/** A short link with its target. */
export const shortLink = z.object({
  ...stamps,
  slug: impersonal(shortSlug),
  label: impersonal(line(80)),
  target: impersonal(linkTarget),
  /** Last business date on which the link works; null if it has no last day. */
  expiresOn: impersonal(date.nullable()),
  /** When a user closed the link, so that it no longer works; null if it was not closed. */
  closedAt: instant.nullable(),
  createdById: id,
});
export type ShortLink = z.output<typeof shortLink>;

export const shortLinkManagers = staff('content');

export const shortLinks = defineResource({
  name: 'short-links',
  schema: shortLink,
  flow: undefined,
  writable: { create: [], update: ['label', 'target', 'expiresOn'] },
  filters: { id: 'is', slug: 'is', createdAt: 'between' },
  search: ['slug', 'label'],
  sorts: ['id', 'slug', 'label', 'createdAt'],
  access: {
    read: anyOf<Actor, ShortLink>(shortLinkManagers),
    create: noOne,
    update: shortLinkManagers,
    remove: noOne,
    moves: {},
  },
});

/** Number of clicks on a short link by day and source. No data identifies the visitor. */
export const shortLinkClick = z.object({
  ...stamps,
  linkId: id,
  day: impersonal(date),
  source: impersonal(clickSource),
  clicks: impersonal(count),
});
export type ShortLinkClick = z.output<typeof shortLinkClick>;

export const shortLinkClicks = defineResource({
  name: 'short-link-clicks',
  schema: shortLinkClick,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', linkId: 'is', source: 'is', day: 'between' },
  sorts: ['id', 'day', 'clicks'],
  access: {
    read: anyOf<Actor, ShortLinkClick>(shortLinkManagers),
    create: noOne,
    update: noOne,
    remove: noOne,
    moves: {},
  },
});

/** True if a short link works on a business date. */
export const isFollowable = (
  { closedAt, expiresOn }: Pick<ShortLink, 'closedAt' | 'expiresOn'>,
  day: string,
) => closedAt === null && (expiresOn === null || expiresOn >= day);
