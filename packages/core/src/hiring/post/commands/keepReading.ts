import { z } from 'zod';
import { accept, update } from '../../../kit';
import { defineCommand, id, line, systemOnly, text } from '../../../people';
import { disclosureOf } from '../disclosed';
import { posts } from '../resource';
import { reachKind } from '../schema';
import { figuresInput, observed } from './figures';

/**
 * What a network said of a post: its figures, organic and boosted apart, and the caption that it shows. What it did not
 * say is not written down.
 */
export const keepReading = defineCommand({
  name: 'posts.keepReading',
  input: z.strictObject({
    id,
    /** Null where the network does not know the post. */
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
