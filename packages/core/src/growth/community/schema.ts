import { z } from 'zod';
import type { StateOf } from '../../kit';
import { date, id, instant, line, paragraph, stamps, text } from '../../people';
import { boardCommentFlow, boardPostFlow, boardReportFlow } from './flow';

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
  note: text(600),
  /** Of each colleague the last one. */
  verdicts: z.array(z.strictObject({ userId: id, verdict })).max(200, 'too_many'),
});
export type BoardMember = z.output<typeof boardMember>;

export const boardPost = z.object({
  ...stamps,
  companyId: id,
  authorId: id,
  status: z.enum(boardPostFlow.states as [StateOf<typeof boardPostFlow>]),
  statusSince: instant,
  audience: boardAudience,
  title: line(120),
  body: paragraph(4_000),
  /** Stands above the others. */
  pinned: z.boolean(),
  /** Whether comments are taken, until it closes. */
  commentable: z.boolean(),
  /** The last day of it; null for as long as it is shown. */
  closesOn: date.nullable(),
});
export type BoardPost = z.output<typeof boardPost>;

export const boardComment = z.object({
  ...stamps,
  postId: id,
  companyId: id,
  /** Of a creator who wrote it; null of the company's own people. */
  creatorId: id.nullable(),
  authorId: id,
  status: z.enum(boardCommentFlow.states as [StateOf<typeof boardCommentFlow>]),
  statusSince: instant,
  body: paragraph(1_000),
});
export type BoardComment = z.output<typeof boardComment>;

export const boardReport = z.object({
  ...stamps,
  postId: id,
  /** Null where the post itself is meant. */
  commentId: id.nullable(),
  companyId: id,
  reporterId: id,
  status: z.enum(boardReportFlow.states as [StateOf<typeof boardReportFlow>]),
  statusSince: instant,
  reason: paragraph(1_000),
  /** What moderation decided and why; empty while it is open. */
  answer: text(1_000),
});
export type BoardReport = z.output<typeof boardReport>;

/** Whether comments are taken on this day (a business date). */
export const takesComments = (
  { status, commentable, closesOn }: Pick<BoardPost, 'status' | 'commentable' | 'closesOn'>,
  today: string,
): boolean => status === 'shown' && commentable && (closesOn === null || closesOn >= today);
