import { z } from 'zod';
import { accept, insert, moveTo, Problem } from '../../../kit';
import { defineCommand, defineMove, id, paragraph, userIdOf } from '../../../people';
import { boardReportFlow } from '../flow';
import { boardComments, boardPosts, boardReports } from '../resource';
import { boardReport } from '../schema';
import { readablePost } from './writeComment';

/** Tells moderation of a post, or of a comment on it; whoever has told already has told once. */
export const reportOnBoard = defineCommand({
  name: 'board-reports.file',
  rest: true,
  input: z.strictObject({
    postId: id,
    commentId: id.nullable().default(null),
    reason: boardReport.shape.reason,
  }),
  async load(find, { postId, commentId }, { actor }) {
    const post = await readablePost(find, actor, postId);
    if (commentId !== null) {
      const [comment] = await find.many(boardComments, { id: commentId, postId, status: 'shown' });
      if (!comment) throw new Problem('not_found');
    }
    const reporterId = userIdOf(actor) ?? 0;
    const [open] = await find.many(boardReports, { postId, commentId, reporterId, status: 'open' });
    return { post, open, reporterId };
  },
  decide({ rows: { post, open, reporterId }, input, now }) {
    if (open) return accept([], { postId: post.id });
    const state = { status: boardReportFlow.initial, statusSince: now, answer: '' };
    const row = { ...input, ...state, companyId: post.companyId, reporterId };
    return accept([insert(boardReports, row)], { postId: post.id });
  },
});

const answered = { comment: paragraph(1_000) };

/** It should not be there: it is hidden with the same reason, unless it is gone already. */
export const upholdReport = defineMove(boardReports, 'uphold', {
  fields: answered,
  async also(find, { postId, commentId }) {
    const [post] = await find.lockMany(boardPosts, { id: postId });
    const [comment] = commentId === null ? [] : await find.lockMany(boardComments, { id: commentId });
    return { post, comment };
  },
  decide({ row, also: { post, comment }, input: { comment: why } }) {
    const of = { comment: why };
    const meant =
      row.commentId === null
        ? post?.status === 'shown' && moveTo(boardPosts, post.id, 'hide', of)
        : comment?.status === 'shown' && moveTo(boardComments, comment.id, 'hide', of);
    return { patch: { answer: why }, and: meant ? [meant] : [] };
  },
});

/** It may stay. */
export const dismissReport = defineMove(boardReports, 'dismiss', {
  fields: answered,
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { answer: comment } }),
});
