import { z } from 'zod';
import type { Post } from './network';

/**
 * Source: developers.facebook.com, IG Media. A video has its own thumbnail; posts without picture are left
 * out.
 */
const one = z.object({
  id: z.string().min(1),
  caption: z.string().default(''),
  media_type: z.string(),
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  permalink: z.url({ protocol: /^https$/ }).optional(),
  timestamp: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
});

/** Parses the media of an account, newest first. */
export const postsIn = z.object({ data: z.array(one) }).transform(({ data }) =>
  data.flatMap(({ id, caption, media_type, media_url, thumbnail_url, permalink, timestamp }): Post[] => {
    const pictureUrl = media_type === 'VIDEO' ? thumbnail_url : media_url;
    if (!pictureUrl || !permalink) return [];
    return [{ id, caption, link: permalink, pictureUrl, takenAt: new Date(timestamp).toISOString() }];
  }),
);

/** Returns whether the URL is on a Meta CDN or on the API's own origin: an answer must not make us call other hosts. */
export function isMetaPicture(address: string, graphUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  if (origin === new URL(graphUrl).origin) return true;
  return protocol === 'https:' && /\.(?:cdninstagram\.com|fbcdn\.net)$/.test(hostname);
}
