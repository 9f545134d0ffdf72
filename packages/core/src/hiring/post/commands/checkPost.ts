import { z } from 'zod';
import { accept, moveTo, update } from '../../../kit';
import { defineCommand, id, systemOnly } from '../../../people';
import { posts } from '../resource';

const moveOf = { found: 'find', private: 'hide', gone: 'lose' } as const;

/** What a look at the post's link found. A link that was replaced meanwhile is left alone. */
export const checkPost = defineCommand({
  name: 'posts.check',
  input: z.strictObject({ id, found: z.enum(['found', 'private', 'gone']) }),
  load: (find, input) => find.forUpdate(posts, input.id, systemOnly),
  decide({ rows: post, input: { found }, now }) {
    if (post.status === 'withdrawn') return accept([], {});
    const patch = { checkedAt: now };
    return accept(
      [
        post.status === found
          ? update(posts, post.id, patch)
          : moveTo(posts, post.id, moveOf[found], { patch }),
      ],
      {},
    );
  },
});
