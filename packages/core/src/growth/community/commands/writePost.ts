import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, insert, refuse } from '../../../kit';
import { defineCommand, defineMove, userIdOf } from '../../../people';
import { boardPostFlow } from '../flow';
import { boardMembers, boardPosts } from '../resource';
import { boardPost } from '../schema';
import { boardOwner, unsubscribed } from '../subscriber';

const { audience, title, body, pinned, commentable, closesOn } = boardPost.shape;

/**
 * Writes on the own board; a post for creators notifies each of the community. Refuses `subscribers_only` and
 * `day_passed` at `/closesOn`.
 */
export const writePost = defineCommand({
  name: 'board-posts.write',
  rest: true,
  notWhileImpersonating: true,
  input: z.strictObject({ audience, title, body, pinned, commentable, closesOn }),
  async load(find, input, { actor }) {
    const company = await boardOwner(find, actor);
    const members =
      input.audience === 'creators' ? await find.many(boardMembers, { companyId: company.id }) : [];
    return { company, members, ids: await find.ids(boardPosts, 1) };
  },
  decide({ rows: { company, members, ids }, input, actor, now }) {
    const closed = unsubscribed(company);
    if (closed) return closed;
    if (input.closesOn !== null && input.closesOn < businessDate(now)) {
      return refuse('day_passed', '/closesOn');
    }
    const id = ids[0]!;
    const state = { status: boardPostFlow.initial, statusSince: now };
    const row = { ...input, ...state, id, companyId: company.id, authorId: userIdOf(actor) ?? 0 };
    const about = { kind: 'board-posts.shared', resource: boardPosts.name, rowId: id, companyId: company.id };
    const notified = members.map(({ creatorId }) =>
      emit({ ...about, creatorId, data: { title: input.title } }),
    );
    return accept([insert(boardPosts, row), ...notified], { id });
  },
});

export const withdrawPost = defineMove(boardPosts, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
