import { z } from 'zod';
import { accept, emit, insert, refuse, update } from '../../../kit';
import { type Actor, defineCommand, id } from '../../../people';
import {
  canReferToPoint,
  canReferToTime,
  type Draft,
  type DraftComment,
  draftComment,
  MAX_COMMENTS,
  newestDraft,
} from '../draft';
import { commentRule, deliverables, draftComments, drafts, resolveRule } from '../resource';

const { body, atMs, x, y } = draftComment.shape;

const input = z.strictObject({
  draftId: id,
  body,
  atMs: atMs.default(null),
  x: x.default(null),
  y: y.default(null),
});

/**
 * Adds a comment to the newest version of a draft, as the brand, its guest or the creator. A comment by the
 * brand counts as an answer to the draft. Refuses with `draft_not_newest`, `draft_decided` after the
 * approval, `second_of_no_video` at `/atMs`, `point_of_no_picture` and `point_incomplete` at `/x`, and
 * `too_many_comments` (params `max`) at `/body`.
 */
export const addComment = defineCommand({
  name: 'draft-comments.add',
  /** An impersonator must not express an opinion in the user's name. */
  notWhileImpersonating: true,
  input,
  async load(find, { draftId }) {
    const draft = await find.forUpdate(drafts, draftId, commentRule);
    const { deliverableId } = draft;
    return {
      draft,
      versions: await find.many(drafts, { deliverableId }),
      piece: (await find.many(deliverables, { id: deliverableId }))[0],
      comments: await find.many(draftComments, { draftId }),
    };
  },
  decide({ rows: { draft, versions, piece, comments }, input: { body, atMs, x, y }, actor }) {
    if (newestDraft(versions)?.id !== draft.id) return refuse('draft_not_newest');
    const open = piece?.status === 'draft_submitted' || piece?.status === 'changes_requested';
    if (!open) return refuse('draft_decided');
    if (atMs !== null && !canReferToTime(draft.media)) return refuse('second_of_no_video', '/atMs');
    if ((x === null) !== (y === null)) return refuse('point_incomplete', '/x');
    if (x !== null && !canReferToPoint(draft.media)) return refuse('point_of_no_picture', '/x');
    if (comments.length >= MAX_COMMENTS) return refuse('too_many_comments', '/body', { max: MAX_COMMENTS });
    const author = authorOf(actor);
    if (!author) return refuse('not_a_party');
    const { id: draftId, deliverableId, contractId, briefingId, companyId, creatorId } = draft;
    const of = { deliverableId, contractId, briefingId, companyId, creatorId };
    const comment = insert(draftComments, { ...of, draftId, ...author, body, atMs, x, y, resolvedAt: null });
    const silenceEnds = author.side !== 'creator' && draft.approvesOn !== null;
    return accept(
      [
        comment,
        ...(silenceEnds ? [update(drafts, draftId, { approvesOn: null })] : []),
        noticeOf(draft, author),
      ],
      { draftId },
    );
  },
});

type Author = Pick<DraftComment, 'side' | 'userId' | 'name'>;

function authorOf(actor: Actor): Author | undefined {
  if (actor.role === 'company') return { side: 'company', userId: actor.userId, name: actor.name };
  if (actor.role === 'creator') return { side: 'creator', userId: actor.userId, name: actor.name };
  if (actor.role !== 'guest' || actor.name === '') return undefined;
  return { side: 'guest', userId: null, name: actor.name };
}

const noticeOf = (draft: Draft, { side, name }: Author) =>
  emit({
    kind: side === 'creator' ? 'draft-comments.fromCreator' : 'draft-comments.fromBrand',
    resource: drafts.name,
    rowId: draft.id,
    companyId: draft.companyId,
    creatorId: draft.creatorId,
    briefingId: draft.briefingId,
    data: { piece: draft.deliverableId, by: name },
  });

/** Resolves a comment or reopens it, as one of the parties. */
export const resolveComment = defineCommand({
  name: 'draft-comments.resolve',
  input: z.strictObject({ id, resolved: z.boolean() }),
  load: (find, { id: commentId }) => find.forUpdate(draftComments, commentId, resolveRule),
  decide({ rows: row, input: { resolved }, now }) {
    const { id: commentId, resolvedAt } = row;
    const same = resolved === (resolvedAt !== null);
    const change = update(draftComments, commentId, { resolvedAt: resolved ? now : null });
    return accept(same ? [] : [change], { id: commentId });
  },
});
