import { z } from 'zod';
import { dash, erased, id, instant, line, photo, stamps, text, webLink } from '../../people';

/** How many of the newest posts a profile shows. */
export const MOST_POSTS = 6;

/** A post as it is shown: its picture is one of our own, drawn when the post was read. */
const shown = z.object({
  /** Its id at the network. */
  postId: erased(line(120), dash),
  /** Where it stands at the network. */
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
  /** When the network showed it to us. */
  readAt: instant,
});
export type NetworkPost = z.output<typeof networkPost>;

/** The newest posts of an account, none of them twice. */
export const postsRead = z
  .array(z.strictObject(shown.shape))
  .max(MOST_POSTS)
  .refine((posts) => new Set(posts.map(({ postId }) => postId)).size === posts.length);

/** In no registry: they are shown with the profile, which is the creator's to open, and nowhere else. */
export const networkPosts = { name: 'network_posts', schema: networkPost } as const;
