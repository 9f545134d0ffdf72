import { z } from 'zod';
import type { Post } from './network';

/** Fields of a video that a post needs. Source: developers.tiktok.com, Video Object. */
export const POST_FIELDS =
  'id,create_time,cover_image_url,share_url,video_description,like_count,comment_count,share_count,view_count';

const maybe = z.int().min(0).nullable().default(null);

/** Parses a page of an account's public videos, newest first. The API reports no labels of paid content. */
export const videoPage = z.object({
  data: z.object({
    videos: z
      .array(
        z.object({
          id: z.string().min(1),
          /** Time of publication, in seconds since the epoch. */
          create_time: z.int().min(0),
          cover_image_url: z.string().nullable().default(null),
          share_url: z.url({ protocol: /^https$/ }),
          video_description: z.string().default(''),
          like_count: maybe,
          comment_count: maybe,
          share_count: maybe,
          view_count: maybe,
        }),
      )
      .default([]),
    cursor: z.int().default(0),
    has_more: z.boolean().default(false),
  }),
});

type Video = z.output<typeof videoPage>['data']['videos'][number];

export function postOf(video: Video): Post {
  const link = new URL(video.share_url);
  // Removes the query string of the share URL. The URL works without it, and some of its parameters name the
  // app that shared the video.
  link.search = '';
  return {
    id: video.id,
    link: link.href,
    caption: video.video_description,
    pictureUrl: video.cover_image_url,
    takenAt: new Date(video.create_time * 1_000).toISOString(),
    likes: video.like_count,
    comments: video.comment_count,
    shares: video.share_count,
    views: video.view_count,
    paidLabel: null,
  };
}

/** Hosts of TikTok's cover pictures. */
export const TIKTOK_PICTURES = /\.tiktokcdn(?:-[a-z]{2})?\.com$/;
