import type { BoardComment, BoardMember, BoardPost, BoardReport } from '../growth';
import { ids, NOW, stamped } from './given';

export const aBoardMember = (given: Partial<BoardMember> = {}): BoardMember => ({
  ...stamped,
  id: 501,
  companyId: ids.company,
  creatorId: ids.creator,
  addedById: ids.brandUser,
  note: '',
  verdicts: [],
  ...given,
});

export const aBoardPost = (given: Partial<BoardPost> = {}): BoardPost => ({
  ...stamped,
  id: 502,
  companyId: ids.company,
  authorId: ids.brandUser,
  status: 'shown',
  statusSince: NOW,
  audience: 'creators',
  title: 'Datas da coleção',
  body: 'O sérum novo sai em janeiro.',
  pinned: false,
  commentable: true,
  closesOn: null,
  ...given,
});

export const aBoardComment = (given: Partial<BoardComment> = {}): BoardComment => ({
  ...stamped,
  id: 503,
  postId: 502,
  companyId: ids.company,
  creatorId: ids.creator,
  authorId: ids.creatorUser,
  status: 'shown',
  statusSince: NOW,
  body: 'Quero receber!',
  ...given,
});

export const aBoardReport = (given: Partial<BoardReport> = {}): BoardReport => ({
  ...stamped,
  id: 504,
  postId: 502,
  commentId: null,
  companyId: ids.company,
  reporterId: ids.creatorUser,
  status: 'open',
  statusSince: NOW,
  reason: 'A data está errada.',
  answer: '',
  ...given,
});
