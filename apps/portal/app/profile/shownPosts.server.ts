import { publicityOf } from '@elenco/core/discovery';
import { photoPath } from '@elenco/core/people';
import type { PublicProfile } from '@elenco/db';
import { shortened } from '../seo/pageMeta';

/** Returns the posts ready to render, with shortened captions and with their labels. */
export const shownPosts = (posts: PublicProfile['posts']) =>
  posts.map(({ paidLabel, picture, ...post }) => ({
    ...post,
    caption: shortened(post.caption),
    picture: picture && photoPath(picture),
    ...publicityOf({ caption: post.caption, paidLabel }),
  }));

export type ShownPost = ReturnType<typeof shownPosts>[number];
