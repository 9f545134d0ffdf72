import { findDisclosure } from '@elenco/brazil';
import { z } from 'zod';
import {
  count,
  dash,
  erased,
  id,
  impersonal,
  instant,
  line,
  photo,
  stamps,
  text,
  webLink,
} from '../../people';
import { network } from './connection';

/** Maximum number of an account's newest posts that are stored. */
export const MAX_POSTS = 30;

/** Number of posts on a public profile. */
export const MAX_PUBLIC_POSTS = 6;

/** Maximum length of a caption in UTF-16 units, which is Instagram's limit. */
export const MAX_CAPTION = 2_200;

/** Days after which posts are deleted if they could not be read again. */
const MAX_DAYS_UNREAD = 30;

/** A post as stored. Its picture is our own copy, made when the post was read. */
const kept = z.object({
  /** Id at the network. */
  postId: erased(line(120), dash),
  /** URL of the post at the network. */
  link: erased(webLink, dash),
  caption: erased(text(MAX_CAPTION), ''),
  /** Name of the picture, see `photoPath`; null if the post has none. */
  picture: erased(photo.nullable(), null),
  takenAt: instant,
  /** Metrics from the last reading; null if the network does not report them. */
  likes: erased(count.nullable(), null),
  comments: erased(count.nullable(), null),
  shares: erased(count.nullable(), null),
  views: erased(count.nullable(), null),
  /** True if the network labels the post as paid; null if it does not report labels. */
  paidLabel: impersonal(z.boolean().nullable()),
});

export const networkPost = z.object({
  ...stamps,
  ...kept.shape,
  connectionId: id,
  creatorId: id,
  channel: impersonal(network),
  /** When the post was last read from the network. */
  readAt: instant,
});
export type NetworkPost = z.output<typeof networkPost>;

/** The newest posts of an account, without duplicates. */
export const postsRead = z
  .array(z.strictObject(kept.shape))
  .max(MAX_POSTS)
  .refine((posts) => new Set(posts.map(({ postId }) => postId)).size === posts.length);

/**
 * An internal resource that is not listed in resources.ts, because posts are shown only with the creator's
 * profile. The picture of a post made for a hiring is also shown with its metrics.
 */
export const networkPosts = {
  name: 'network_posts',
  schema: networkPost,
  columns: { views: 'bigint' },
} as const;

/** Returns posts that the network has not confirmed for `MAX_DAYS_UNREAD` days. */
export const overduePosts = (posts: readonly NetworkPost[], now: string): NetworkPost[] =>
  posts.filter(({ readAt }) => Date.parse(now) - Date.parse(readAt) >= MAX_DAYS_UNREAD * 86_400_000);

/**
 * Returns the labels that mark a post as advertising: the tag in its caption, as written, and the network's
 * label.
 */
export const publicityOf = ({ caption, paidLabel }: Pick<NetworkPost, 'caption' | 'paidLabel'>) => ({
  tag: findDisclosure(caption)?.mark ?? null,
  isLabeled: paidLabel === true,
});
