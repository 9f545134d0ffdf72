import { z } from 'zod';
import type { Post } from './network';
import { count } from './youtubeAnswers';

const maybe = count.nullable().default(null);

/**
 * Parses videos as posts, with the creator's own declaration of paid promotion. Private and unlisted videos
 * are left out. Source: developers.google.com/youtube/v3/docs/videos.
 */
export const postsIn = z
  .object({
    items: z
      .array(
        z.object({
          id: z.string().min(1),
          snippet: z.object({
            title: z.string().default(''),
            description: z.string().default(''),
            publishedAt: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
            thumbnails: z.object({ high: z.object({ url: z.string() }).optional() }).default({}),
          }),
          status: z.object({ privacyStatus: z.string() }),
          statistics: z
            .object({ viewCount: maybe, likeCount: maybe, commentCount: maybe })
            .default({ viewCount: null, likeCount: null, commentCount: null }),
          paidProductPlacementDetails: z.object({ hasPaidProductPlacement: z.boolean() }).optional(),
        }),
      )
      .default([]),
  })
  .transform(({ items }) =>
    items
      .filter(({ status }) => status.privacyStatus === 'public')
      .map(
        ({ id, snippet, statistics, paidProductPlacementDetails: paid }): Post => ({
          id,
          link: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
          caption: [snippet.title, snippet.description].filter(Boolean).join('\n'),
          pictureUrl: snippet.thumbnails.high?.url ?? null,
          takenAt: new Date(snippet.publishedAt).toISOString(),
          likes: statistics.likeCount,
          comments: statistics.commentCount,
          shares: null,
          views: statistics.viewCount,
          paidLabel: paid?.hasPaidProductPlacement ?? null,
        }),
      ),
  );

/** Host of YouTube's thumbnails. */
export const YOUTUBE_PICTURES = /^i\d?\.ytimg\.com$/;
