import { z } from 'zod';
import { accept, emit, isSameText, moveTo, update } from '../../../kit';
import { defineCommand, id, line, systemOnly, text } from '../../../people';
import { briefings } from '../../briefing';
import { checkDraft, deliverables, drafts, MAX_DRAFT_CAPTION, newestDraft } from '../../contract';
import { disclosureOf } from '../disclosure';
import { posts, reachKind } from '../post';
import { isStoryOver } from '../readings';
import { figuresInput, observed } from './figures';

const moveOf = { found: 'find', private: 'hide', gone: 'lose' } as const;

/**
 * Stores whether a post's link still works. Ignores a post that has been withdrawn, and a story whose day has
 * passed.
 */
export const checkPost = defineCommand({
  name: 'posts.check',
  input: z.strictObject({ id, found: z.enum(['found', 'private', 'gone']) }),
  load: (find, input) => find.forUpdate(posts, input.id, systemOnly),
  decide({ rows: post, input: { found }, now }) {
    if (post.status === 'withdrawn' || isStoryOver(post, now)) return accept([], {});
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
 * Stores the data that a network returned for a post: organic and boosted metrics, and the caption. Missing
 * values are not stored. Notifies the brand if the caption differs from both the approved one and the last
 * known one.
 */
export const storeReading = defineCommand({
  name: 'posts.keepReading',
  input: z.strictObject({
    id,
    /** Data from the network; null if the network does not know the post. */
    read: z
      .strictObject({
        networkPostId: line(120),
        caption: text(MAX_DRAFT_CAPTION).nullable(),
        figures: z.partialRecord(reachKind, figuresInput),
      })
      .nullable(),
  }),
  async load(find, input) {
    const post = await find.forUpdate(posts, input.id, systemOnly);
    const { deliverableId, briefingId } = post;
    return {
      post,
      piece: (await find.many(deliverables, { id: deliverableId }))[0]!,
      briefing: (await find.many(briefings, { id: briefingId }))[0]!,
      draft: newestDraft(await find.many(drafts, { deliverableId })),
    };
  },
  decide({ rows: { post, piece, briefing, draft }, input: { read }, now }) {
    if (read === null) return accept([update(posts, post.id, { readAt: now })], {});
    const { caption, networkPostId, figures } = read;
    const known = caption === null ? null : captionRead(caption);
    return accept(
      [
        update(posts, post.id, { readAt: now, networkPostId, ...known?.patch }),
        ...(known?.changed ? [known.changed] : []),
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

    function captionRead(shown: string) {
      const findings = checkDraft(briefing, {
        channel: post.network,
        caption: shown,
        link: draft?.link ?? null,
        subtitles: draft?.subtitles ?? '',
      });
      const patch = { caption: shown, captionSource: 'network', captionAt: now } as const;
      const isNew = [piece.caption, post.caption].every((before) => !isSameText(before, shown));
      const { id: rowId, companyId, creatorId, briefingId } = post;
      return {
        patch: { ...patch, disclosure: disclosureOf(shown), findings },
        // Networks return no caption for stories, so a missing one is not a change.
        changed:
          isNew && post.format !== 'stories'
            ? emit({
                kind: 'posts.captionChanged',
                resource: posts.name,
                rowId,
                companyId,
                creatorId,
                briefingId,
                data: {},
              })
            : undefined,
      };
    }
  },
});
