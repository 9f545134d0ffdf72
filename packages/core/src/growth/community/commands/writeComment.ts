import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, type Find, insert, Problem, refuse } from '../../../kit';
import { type Actor, defineCommand, defineMove, id } from '../../../people';
import { boardCommentFlow } from '../flow';
import { boardComments, boardPosts } from '../resource';
import { type BoardPost, boardComment, takesComments } from '../schema';
import { isOnBoard } from '../subscriber';

/**
 * A post that this person may read: of the own company, or one for the creators of a community that one is in.
 * @throws Problem `not_found` for every other
 */
export async function readablePost(find: Find<Actor>, actor: Actor, postId: number): Promise<BoardPost> {
  const [post] = await find.lockMany(boardPosts, { id: postId, status: 'shown' });
  if (!post) throw new Problem('not_found');
  if (actor.role === 'company' && actor.companyId === post.companyId) return post;
  if (actor.role === 'creator' && post.audience === 'creators') {
    if (await isOnBoard(find, post.companyId, actor.creatorId)) return post;
  }
  throw new Problem('not_found');
}

/** Comments on a post. Refuses `comments_closed`. */
export const writeComment = defineCommand({
  name: 'board-comments.write',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ postId: id, body: boardComment.shape.body }),
  load: (find, { postId }, { actor }) => readablePost(find, actor, postId),
  decide({ rows: post, input, actor, now }) {
    if (!takesComments(post, businessDate(now))) return refuse('comments_closed');
    if (actor.role !== 'company' && actor.role !== 'creator') throw new Problem('not_found');
    const creatorId = actor.role === 'creator' ? actor.creatorId : null;
    const { companyId } = post;
    const row = { ...input, companyId, creatorId, authorId: actor.userId };
    const state = { status: boardCommentFlow.initial, statusSince: now };
    const about = { resource: boardPosts.name, rowId: post.id, companyId };
    const answered = {
      kind: 'board-posts.answered',
      ...about,
      data: { title: post.title, by: actor.name },
    };
    return accept(
      [insert(boardComments, { ...row, ...state }), ...(creatorId === null ? [] : [emit(answered)])],
      { postId: post.id },
    );
  },
});

export const withdrawComment = defineMove(boardComments, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
