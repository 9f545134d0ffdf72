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
  nobody,
  ofCompany,
  paragraph,
  staff,
  stamps,
  text,
  userIdOf,
} from '../../people';

const written = {
  states: ['shown', 'withdrawn', 'hidden'],
  initial: 'shown',
  moves: {
    withdraw: { from: ['shown'], to: 'withdrawn', final: true },
    hide: { from: ['shown'], to: 'hidden', comment: 'required' },
    restore: { from: ['hidden'], to: 'shown', comment: 'required' },
  },
} as const;

/** What a brand writes on its board. Moderation hides it and can bring it back. */
export const boardPostFlow = defineFlow({ name: 'board-posts', ...written });

export const boardCommentFlow = defineFlow({ name: 'board-comments', ...written });

/** Somebody finds that something on a board should not be there; moderation decides. */
export const boardReportFlow = defineFlow({
  name: 'board-reports',
  states: ['open', 'upheld', 'dismissed'],
  initial: 'open',
  moves: {
    uphold: { from: ['open'], to: 'upheld', comment: 'required' },
    dismiss: { from: ['open'], to: 'dismissed', comment: 'required' },
  },
});

/** What a colleague thinks of a creator for the community. */
export const verdicts = ['keep', 'unsure', 'remove'] as const;

export const verdict = z.enum(verdicts);

export type Verdict = z.output<typeof verdict>;

/** Who reads a post: the company's own people, or they and the creators of its community. */
export const boardAudiences = ['team', 'creators'] as const;

export const boardAudience = z.enum(boardAudiences);

export type BoardAudience = z.output<typeof boardAudience>;

/** What the community is taken along as a file for; kept in the audit log. */
export const exportPurposes = ['campaign', 'report', 'accounting', 'own_tool'] as const;

export const exportPurpose = z.enum(exportPurposes);

/** So many creators a community has, and so many are added at once. */
export const MOST_BOARD_MEMBERS = 500;

export const MOST_ADDED = 100;

/** A creator in a company's community. */
export const boardMember = z.object({
  ...stamps,
  companyId: id,
  creatorId: id,
  addedById: id,
  note: erased(text(600), ''),
  /** Of each colleague the last one. */
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
  /** Stands above the others. */
  pinned: impersonal(z.boolean()),
  /** Whether comments are taken, until it closes. */
  commentable: impersonal(z.boolean()),
  /** The last day of it; null for as long as it is shown. */
  closesOn: impersonal(date.nullable()),
});

export type BoardPost = z.output<typeof boardPost>;

export const boardComment = z.object({
  ...stamps,
  postId: id,
  companyId: id,
  /** Of a creator who wrote it; null of the company's own people. */
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
  /** Null where the post itself is meant. */
  commentId: id.nullable(),
  companyId: id,
  reporterId: id,
  status: impersonal(z.enum(boardReportFlow.states as [StateOf<typeof boardReportFlow>])),
  statusSince: instant,
  reason: erased(paragraph(1_000), dash),
  /** What moderation decided and why; empty while it is open. */
  answer: erased(text(1_000), ''),
});

export type BoardReport = z.output<typeof boardReport>;

/** Whether comments are taken on this day (a business date). */
export const takesComments = (
  { status, commentable, closesOn }: Pick<BoardPost, 'status' | 'commentable' | 'closesOn'>,
  today: string,
): boolean => status === 'shown' && commentable && (closesOn === null || closesOn >= today);

/** Who keeps order on boards. */
const moderators = staff('support');

const byCommandsOnly = { create: nobody, update: nobody, remove: nobody } as const;

const ofCompanyOrModeration = anyOf<Actor, { companyId: number }>(ofCompany, moderators);

const byAuthor = (actor: Actor): Scope<BoardComment> => {
  const authorId = userIdOf(actor);
  return authorId === null || actor.role === 'admin' ? [] : [{ authorId }];
};

const boardMemberAccess = {
  read: ofCompanyOrModeration,
  create: nobody,
  update: ofCompany,
  remove: ofCompany,
  moves: {},
} as const;

/** Creators read the posts that are for them on the board's page; of whole tables they are given nothing. */
const boardPostAccess = {
  read: ofCompanyOrModeration,
  create: nobody,
  update: ofCompany,
  remove: nobody,
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
  sorts: ['id', 'createdAt'],
  access: boardReportAccess,
});
