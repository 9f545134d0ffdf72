import { z } from 'zod';
import { accept, moveTo, update } from '../../../kit';
import { defineCommand, id, line, systemOnly, text } from '../../../people';
import { disclosureOf } from '../disclosed';
import { posts, reachKind } from '../post';
import { figuresInput, observed } from './figures';

const moveOf = { found: 'find', private: 'hide', gone: 'lose' } as const;

/** Stores the result of a link check. Ignores a post that was withdrawn since. */
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

/**
 * Stores what a network returned for a post: organic and boosted figures, and the caption. Missing values are
 * not stored.
 */
export const keepReading = defineCommand({
  name: 'posts.keepReading',
  input: z.strictObject({
    id,
    /** Null if the network does not know the post. */
    read: z
      .strictObject({
        networkPostId: line(120),
        caption: text(2_200).nullable(),
        figures: z.partialRecord(reachKind, figuresInput),
      })
      .nullable(),
  }),
  load: (find, input) => find.forUpdate(posts, input.id, systemOnly),
  decide({ rows: post, input: { read }, now }) {
    if (read === null) return accept([update(posts, post.id, { readAt: now })], {});
    const { caption, networkPostId, figures } = read;
    const shown =
      caption === null
        ? {}
        : { caption, captionSource: 'network' as const, captionAt: now, disclosure: disclosureOf(caption) };
    return accept(
      [
        update(posts, post.id, { readAt: now, networkPostId, ...shown }),
        ...reachKind.options.flatMap((kind) =>
          observed(post, figures[kind] ?? {}, {
            observedAt: now,
            source: 'network',
            reachKind: kind,
            proofFileId: null,
          }),
        ),
      ],
      {},
    );
  },
});
