import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, emit, type Find, insert, moveTo, Problem, refuse, update } from '../../kit';
import {
  type Actor,
  creators,
  defineCommand,
  defineMove,
  id,
  ofCompany,
  paragraph,
  userIdOf,
} from '../../people';
import {
  acceptsComments,
  type BoardPost,
  boardComment,
  boardCommentFlow,
  boardComments,
  boardMembers,
  boardPost,
  boardPostFlow,
  boardPosts,
  boardReport,
  boardReportFlow,
  boardReports,
  exportPurpose,
  MAX_ADDED,
  MAX_BOARD_MEMBERS,
  verdict,
} from './community';
import { isOnBoard, lockBoardCompany, refuseWithoutBoard } from './subscriber';

/**
 * Adds creators to the company's community. Existing members are not changed. Refuses with
 * `subscribers_only`, `unknown_creator` at `/creatorIds/n` and `too_many_members`.
 */
export const addBoardMembers = defineCommand({
  name: 'board-members.add',
  rest: 'Adds creators to the company’s community',
  input: z.strictObject({
    creatorIds: z.array(id).min(1, 'nobody_chosen').max(MAX_ADDED, 'too_many'),
  }),
  async load(find, { creatorIds }, { actor }) {
    const company = await lockBoardCompany(find, actor);
    const members = await find.lockMany(boardMembers, { companyId: company.id });
    const known = await find.many(creators, { id: creatorIds });
    return { company, members, known: new Set(known.map((one) => one.id)) };
  },
  decide({ rows: { company, members, known }, input: { creatorIds }, actor }) {
    const closed = refuseWithoutBoard(company);
    if (closed) return closed;
    const unknown = creatorIds.flatMap((one, n) =>
      known.has(one) ? [] : [{ pointer: `/creatorIds/${n}`, code: 'unknown_creator' }],
    );
    if (unknown.length > 0) return { refused: unknown };
    const there = new Set(members.map(({ creatorId }) => creatorId));
    const fresh = [...new Set(creatorIds)].filter((one) => !there.has(one));
    if (there.size + fresh.length > MAX_BOARD_MEMBERS) {
      return refuse('too_many_members', '', { most: MAX_BOARD_MEMBERS });
    }
    const by = { companyId: company.id, addedById: userIdOf(actor) ?? 0, note: '', verdicts: [] };
    const added = fresh.map((creatorId) => insert(boardMembers, { ...by, creatorId }));
    return accept(added, { added: added.length });
  },
});

/**
 * Exports the community as a file. Records the user, the number of members and the purpose. Refuses with
 * `subscribers_only`.
 */
export const exportBoard = defineCommand({
  name: 'board-members.export',
  rest: 'Exports the community as a file for a stated purpose',
  input: z.strictObject({ purpose: exportPurpose }),
  async load(find, _input, { actor }) {
    const company = await lockBoardCompany(find, actor);
    return { company, members: await find.many(boardMembers, { companyId: company.id }) };
  },
  decide({ rows: { company, members }, input: { purpose } }) {
    const closed = refuseWithoutBoard(company);
    if (closed) return closed;
    const data = { members: members.length };
    const about = { kind: 'board-members.exported', resource: 'companies', rowId: company.id };
    return accept([emit({ ...about, companyId: company.id, data, purpose })], { members: members.length });
  },
});

/**
 * Sets the user's opinion of a community member; null removes it. Each colleague has an opinion of their own.
 */
export const judgeMember = defineCommand({
  name: 'board-members.judge',
  rest: 'Rates a creator of the community',
  input: z.strictObject({ id, verdict: verdict.nullable() }),
  load: (find, input) => find.forUpdate(boardMembers, input.id, ofCompany),
  decide({ rows: member, input, actor }) {
    const userId = userIdOf(actor) ?? 0;
    const others = member.verdicts.filter((one) => one.userId !== userId);
    const own = input.verdict === null ? [] : [{ userId, verdict: input.verdict }];
    return accept([update(boardMembers, member.id, { verdicts: [...others, ...own] })], { id: member.id });
  },
});

/** Declaration of the moves with which support hides or restores content of a board, with a reason. */
const moderationMove = {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
};

export const hidePost = defineMove(boardPosts, 'hide', moderationMove);

export const restorePost = defineMove(boardPosts, 'restore', moderationMove);

export const hideComment = defineMove(boardComments, 'hide', moderationMove);

export const restoreComment = defineMove(boardComments, 'restore', moderationMove);

/**
 * Locks and returns a post that the user may read. Company members may read posts of their company; creators
 * may read posts to creators of a community to which they belong.
 * @throws Problem `not_found` for any other post
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

/** Comments on a post. Refuses with `comments_closed`. */
export const writeComment = defineCommand({
  name: 'board-comments.write',
  rest: 'Comments on a board post',
  notWhileImpersonating: true,
  input: z.strictObject({ postId: id, body: boardComment.shape.body }),
  load: (find, { postId }, { actor }) => readablePost(find, actor, postId),
  decide({ rows: post, input, actor, now }) {
    if (!acceptsComments(post, businessDate(now))) return refuse('comments_closed');
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

/** Reports a post or comment to support. A second report by the same user has no further effect. */
export const reportOnBoard = defineCommand({
  name: 'board-reports.file',
  rest: 'Reports a board post or comment',
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

const decisionFields = { comment: paragraph(1_000) };

/** Returns the event that notifies the reporter of the decision. */
const notifyReporter = (kind: 'users.boardReportUpheld' | 'users.boardReportDismissed', userId: number) =>
  emit({ kind, resource: 'users', rowId: userId });

/**
 * Upholds a report: hides the content with the same reason, unless it is already hidden. Notifies the
 * reporter.
 */
export const upholdReport = defineMove(boardReports, 'uphold', {
  fields: decisionFields,
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
    return {
      patch: { answer: why },
      and: [...(meant ? [meant] : []), notifyReporter('users.boardReportUpheld', row.reporterId)],
    };
  },
});

/** Dismisses a report: the content is not changed. Notifies the reporter. */
export const dismissReport = defineMove(boardReports, 'dismiss', {
  fields: decisionFields,
  also: async () => null,
  decide: ({ row: { reporterId }, input: { comment } }) => ({
    patch: { answer: comment },
    and: [notifyReporter('users.boardReportDismissed', reporterId)],
  }),
});

const { audience, title, body, pinned, commentable, closesOn } = boardPost.shape;

/**
 * Writes a post on the company's board. A post for creators notifies each member of the community. Refuses
 * with `subscribers_only` and `day_passed` at `/closesOn`.
 */
export const writePost = defineCommand({
  name: 'board-posts.write',
  rest: 'Publishes a post on the community board',
  notWhileImpersonating: true,
  input: z.strictObject({ audience, title, body, pinned, commentable, closesOn }),
  async load(find, input, { actor }) {
    const company = await lockBoardCompany(find, actor);
    const members =
      input.audience === 'creators' ? await find.many(boardMembers, { companyId: company.id }) : [];
    return { company, members, ids: await find.ids(boardPosts, 1) };
  },
  decide({ rows: { company, members, ids }, input, actor, now }) {
    const closed = refuseWithoutBoard(company);
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
