import { z } from 'zod';
import type { Post } from './network';

/** Fields of IG Media that a post needs. Source: developers.facebook.com, IG Media. */
export const POST_FIELDS =
  'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count';

/**
 * A post in the response. Only videos have a `thumbnail_url`. `like_count` is missing if the creator hides
 * it.
 */
const one = z.object({
  id: z.string().min(1),
  caption: z.string().default(''),
  media_type: z.string(),
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  permalink: z.url({ protocol: /^https$/ }).optional(),
  timestamp: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
  like_count: z.int().min(0).nullable().default(null),
  comments_count: z.int().min(0).nullable().default(null),
});

/**
 * Parses the media of an account, newest first. Leaves out posts without a URL. The API has neither views nor
 * labels of paid partnerships.
 */
export const postsIn = z.object({ data: z.array(one) }).transform(({ data }) =>
  data.flatMap((media): Post[] => {
    const { id, caption, permalink, timestamp, like_count: likes, comments_count: comments } = media;
    if (!permalink) return [];
    const pictureUrl = (media.media_type === 'VIDEO' ? media.thumbnail_url : media.media_url) ?? null;
    const takenAt = new Date(timestamp).toISOString();
    const unreported = { shares: null, views: null, paidLabel: null };
    return [{ id, caption, link: permalink, pictureUrl, takenAt, likes, comments, ...unreported }];
  }),
);

/** Hosts of Instagram's pictures. */
export const META_PICTURES = /\.(?:cdninstagram\.com|fbcdn\.net)$/;
