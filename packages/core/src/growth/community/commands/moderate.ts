import { defineMove, paragraph } from '../../../people';
import { boardComments, boardPosts } from '../resource';

/** Moderation takes something from a board, or brings it back, and says why. */
const moderated = {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
};

export const hidePost = defineMove(boardPosts, 'hide', moderated);
export const restorePost = defineMove(boardPosts, 'restore', moderated);
export const hideComment = defineMove(boardComments, 'hide', moderated);
export const restoreComment = defineMove(boardComments, 'restore', moderated);
