import { z } from 'zod';
import { dash, erased, id, instant, line, photo, stamps, text, webLink } from '../../people';

/** Maximum number of posts on a profile. */
export const MAX_POSTS = 6;

/** A displayed post: its picture is our own copy, made when the post was read. */
const shown = z.object({
  /** Id at the network. */
  postId: erased(line(120), dash),
  /** Address at the network. */
  link: erased(webLink, dash),
  caption: erased(text(300), ''),
  /** Name of the picture. See `photoPath`. */
  picture: erased(photo, dash),
  takenAt: instant,
});

export const networkPost = z.object({
  ...stamps,
  ...shown.shape,
  connectionId: id,
  creatorId: id,
  /** When it was read from the network. */
  readAt: instant,
});
export type NetworkPost = z.output<typeof networkPost>;

/** The newest posts of an account, without duplicates. */
export const postsRead = z
  .array(z.strictObject(shown.shape))
  .max(MAX_POSTS)
  .refine((posts) => new Set(posts.map(({ postId }) => postId)).size === posts.length);

/**
 * In no registry: only the creator opens them, and they are shown with the profile. A hired post's picture is
 * shown with its figures, too.
 */
export const networkPosts = { name: 'network_posts', schema: networkPost } as const;
