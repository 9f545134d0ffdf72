import { defineResource } from '../../people';
import { boardCommentFlow, boardPostFlow, boardReportFlow } from './flow';
import { boardCommentAccess, boardMemberAccess, boardPostAccess, boardReportAccess } from './policy';
import { boardComment, boardMember, boardPost, boardReport } from './schema';

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
