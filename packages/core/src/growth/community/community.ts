import { z } from 'zod';
import { anyOf, defineFlow, type Scope, type StateOf } from '../../kit';
import {
  type Actor,
  dash,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  noOne,
  ofCompany,
  paragraph,
  staff,
  stamps,
  text,
  userIdOf,
} from '../../people';

const writtenFlow = {
  states: ['shown', 'withdrawn', 'hidden'],
  initial: 'shown',
  moves: {
    withdraw: { from: ['shown'], to: 'withdrawn', final: true },
    hide: { from: ['shown'], to: 'hidden', comment: 'required' },
    restore: { from: ['hidden'], to: 'shown', comment: 'required' },
  },
} as const;

/** Flow of a brand's post on its board. Support can hide and restore the post. */
export const boardPostFlow = defineFlow({ name: 'board-posts', ...writtenFlow });

export const boardCommentFlow = defineFlow({ name: 'board-comments', ...writtenFlow });

/** Flow of a report about content on a board. Support decides. */
export const boardReportFlow = defineFlow({
  name: 'board-reports',
  states: ['open', 'upheld', 'dismissed'],
  initial: 'open',
  moves: {
    uphold: { from: ['open'], to: 'upheld', comment: 'required' },
    dismiss: { from: ['open'], to: 'dismissed', comment: 'required' },
  },
});

/** Opinions of colleagues on a creator of the community. */
export const verdicts = ['keep', 'unsure', 'remove'] as const;

export const verdict = z.enum(verdicts);

export type Verdict = z.output<typeof verdict>;

/** Readers of a post: company members, or also the creators of the community. */
export const boardAudiences = ['team', 'creators'] as const;

export const boardAudience = z.enum(boardAudiences);

export type BoardAudience = z.output<typeof boardAudience>;

/** Purposes that a user can state for an export of the community. The audit log stores the purpose. */
export const exportPurposes = ['campaign', 'report', 'accounting', 'own_tool'] as const;

export const exportPurpose = z.enum(exportPurposes);

/** Maximum number of creators in a community. */
export const MAX_BOARD_MEMBERS = 500;
/** Maximum number of creators that a company can add to its community at once. */

export const MAX_ADDED = 100;

/** A creator in a company's community. */
export const boardMember = z.object({
  ...stamps,
  companyId: id,
  creatorId: id,
  addedById: id,
  note: erased(text(600), ''),
  /** Latest opinion of each colleague. */
  verdicts: impersonal(z.array(z.strictObject({ userId: id, verdict })).max(200, 'too_many')),
});

export type BoardMember = z.output<typeof boardMember>;

export const boardPost = z.object({
  ...stamps,
  companyId: id,
  authorId: id,
  status: impersonal(z.enum(boardPostFlow.states as [StateOf<typeof boardPostFlow>])),
  statusSince: instant,
  audience: impersonal(boardAudience),
  title: erased(line(120), dash),
  body: erased(paragraph(4_000), dash),
  /** True if the post is shown above unpinned posts. */
  pinned: impersonal(z.boolean()),
  /** True if the post accepts comments until its last day. */
  commentable: impersonal(z.boolean()),
  /** Last day of the post; null if it has none. */
  closesOn: impersonal(date.nullable()),
});

export type BoardPost = z.output<typeof boardPost>;

export const boardComment = z.object({
  ...stamps,
  postId: id,
  companyId: id,
  /** Creator who wrote the comment; null for a company member. */
  creatorId: id.nullable(),
  authorId: id,
  status: impersonal(z.enum(boardCommentFlow.states as [StateOf<typeof boardCommentFlow>])),
  statusSince: instant,
  body: erased(paragraph(1_000), dash),
});

export type BoardComment = z.output<typeof boardComment>;

export const boardReport = z.object({
  ...stamps,
  postId: id,
  /** The reported comment; null if the post itself is reported. */
  commentId: id.nullable(),
  companyId: id,
  reporterId: id,
  status: impersonal(z.enum(boardReportFlow.states as [StateOf<typeof boardReportFlow>])),
  statusSince: instant,
  reason: erased(paragraph(1_000), dash),
  /** Support's decision with its reason; empty while the report is open. */
  answer: erased(text(1_000), ''),
});

export type BoardReport = z.output<typeof boardReport>;

/** True if a post accepts comments on this business date. */
export const acceptsComments = (
  { status, commentable, closesOn }: Pick<BoardPost, 'status' | 'commentable' | 'closesOn'>,
  today: string,
): boolean => status === 'shown' && commentable && (closesOn === null || closesOn >= today);

/** Allows only staff who decide about reported content. */
const moderators = staff('support');

const byCommandsOnly = { create: noOne, update: noOne, remove: noOne } as const;

const ofCompanyOrModeration = anyOf<Actor, { companyId: number }>(ofCompany, moderators);

const byAuthor = (actor: Actor): Scope<BoardComment> => {
  const authorId = userIdOf(actor);
  return authorId === null || actor.role === 'admin' ? [] : [{ authorId }];
};

const boardMemberAccess = {
  read: ofCompanyOrModeration,
  create: noOne,
  update: ofCompany,
  remove: ofCompany,
  moves: {},
} as const;

/** Creators read posts only on the board's page; they have no access to the table. */
const boardPostAccess = {
  read: ofCompanyOrModeration,
  create: noOne,
  update: ofCompany,
  remove: noOne,
  moves: { withdraw: ofCompany, hide: moderators, restore: moderators },
} as const;

const boardCommentAccess = {
  read: anyOf<Actor, BoardComment>(ofCompanyOrModeration, byAuthor),
  ...byCommandsOnly,
  moves: { withdraw: anyOf<Actor, BoardComment>(ofCompany, byAuthor), hide: moderators, restore: moderators },
} as const;

const boardReportAccess = {
  read: moderators,
  ...byCommandsOnly,
  moves: { uphold: moderators, dismiss: moderators },
} as const;

export const boardMembers = defineResource({
  name: 'board-members',
  schema: boardMember,
  flow: undefined,
  writable: { create: [], update: ['note'] },
  filters: { id: 'is', companyId: 'is', creatorId: 'is' },
  sorts: ['id', 'createdAt'],
  access: boardMemberAccess,
});

export const boardPosts = defineResource({
  name: 'board-posts',
  schema: boardPost,
  flow: boardPostFlow,
  writable: { create: [], update: ['title', 'body', 'pinned', 'commentable', 'closesOn'] },
  filters: { id: 'is', companyId: 'is', status: 'is', createdAt: 'between' },
  search: ['title'],
  sorts: ['id', 'createdAt'],
  access: boardPostAccess,
});

export const boardComments = defineResource({
  name: 'board-comments',
  schema: boardComment,
  flow: boardCommentFlow,
  writable: { create: [], update: [] },
  filters: { id: 'is', postId: 'is', companyId: 'is', status: 'is' },
  sorts: ['id', 'createdAt'],
  access: boardCommentAccess,
});

export const boardReports = defineResource({
  name: 'board-reports',
  schema: boardReport,
  flow: boardReportFlow,
  writable: { create: [], update: [] },
  filters: { id: 'is', postId: 'is', companyId: 'is', status: 'is', createdAt: 'between' },
  sorts: ['id', 'statusSince', 'createdAt'],
  access: boardReportAccess,
});
