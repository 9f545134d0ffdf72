import { describe, expect, it } from 'vitest';
import {
  aBoardComment,
  aBoardMember,
  aBoardPost,
  aBoardReport,
  aCompany,
  aCreator,
  accepted,
  brandOwner,
  type Case,
  ids,
  otherBrand,
  otherCreator,
  refusedWith,
  supporter,
  theCreator,
} from '../../testing';
import {
  addBoardMembers,
  dismissReport,
  exportBoard,
  judgeMember,
  reportOnBoard,
  upholdReport,
  writeComment,
  writePost,
} from './commands';

const companies = [aCompany({ plan: 'community' })];
const store = {
  companies,
  creators: [aCreator()],
  'board-members': [aBoardMember({ verdicts: [{ userId: 9, verdict: 'keep' }] })],
  'board-posts': [aBoardPost()],
  'board-comments': [aBoardComment()],
  'board-reports': [aBoardReport({ commentId: 503 })],
};
const open = { ...store, companies: [aCompany({ plan: 'open' })] };
const post = {
  audience: 'creators',
  title: 'Datas',
  body: 'Em janeiro.',
  pinned: false,
  commentable: true,
  closesOn: null,
} as const;
const as = (actor: Case['actor'], more: Partial<typeof store> = {}): Case => ({
  actor,
  store: { ...store, ...more },
});

describe('the creator board of a company', () => {
  it('adds creators who are not members yet', async () => {
    const { reply } = await accepted(addBoardMembers, { creatorIds: [ids.creator] }, as(brandOwner));
    expect(reply).toEqual({ added: 0 });
    const empty = as(brandOwner, { 'board-members': [] });
    const { changes } = await accepted(addBoardMembers, { creatorIds: [ids.creator] }, empty);
    expect(changes).toMatchObject([{ do: 'insert', row: { creatorId: ids.creator, verdicts: [] } }]);
  });

  it('keeps only the latest opinion of each colleague on a creator', async () => {
    const { changes } = await accepted(judgeMember, { id: 501, verdict: 'unsure' }, as(brandOwner));
    const verdicts = [
      { userId: 9, verdict: 'keep' },
      { userId: ids.brandUser, verdict: 'unsure' },
    ];
    expect(changes).toMatchObject([{ do: 'update', patch: { verdicts } }]);
  });

  it('notifies creators of posts to creators, but not of posts to the team', async () => {
    const { changes } = await accepted(writePost, post, as(brandOwner));
    expect(changes).toMatchObject([
      { do: 'insert', resource: 'board-posts' },
      { do: 'emit', event: { kind: 'board-posts.shared', creatorId: ids.creator } },
    ]);
    const inside = await accepted(writePost, { ...post, audience: 'team' }, as(brandOwner));
    expect(inside.changes).toHaveLength(1);
  });

  it('records the purpose of an export in its event', async () => {
    const { changes } = await accepted(exportBoard, { purpose: 'report' }, as(brandOwner));
    expect(changes).toMatchObject([{ do: 'emit', event: { purpose: 'report', data: { members: 1 } } }]);
  });

  it('hides a reported post or comment with support’s reason and notifies the reporter', async () => {
    const { reporterId } = aBoardReport();
    const { changes } = await accepted(upholdReport, { id: 504, comment: 'Divulgação.' }, as(supporter));
    expect(changes).toMatchObject([
      { resource: 'board-reports', move: 'uphold', patch: { answer: 'Divulgação.' } },
      { resource: 'board-comments', id: 503, move: 'hide', comment: 'Divulgação.' },
      { do: 'emit', event: { kind: 'users.boardReportUpheld', resource: 'users', rowId: reporterId } },
    ]);
    const kept = await accepted(dismissReport, { id: 504, comment: 'É opinião.' }, as(supporter));
    expect(kept.changes).toMatchObject([
      { resource: 'board-reports', move: 'dismiss', patch: { answer: 'É opinião.' } },
      { do: 'emit', event: { kind: 'users.boardReportDismissed', resource: 'users', rowId: reporterId } },
    ]);
  });

  const comment = { postId: 502, body: 'Quero!' };
  it.each<[string, Case]>([
    ['the company', as(brandOwner)],
    ['a creator of the board', as(theCreator)],
  ])('accepts comments from %s', async (_who, given) => {
    const { changes } = await accepted(writeComment, comment, given);
    expect(changes[0]).toMatchObject({ do: 'insert', resource: 'board-comments' });
  });

  const report = { postId: 502, commentId: 503, reason: 'Divulgação.' };
  const free = { actor: brandOwner, store: open };
  const toTeam = as(theCreator, { 'board-posts': [aBoardPost({ audience: 'team' })] });
  const over = as(theCreator, { 'board-posts': [aBoardPost({ closesOn: '2026-11-01' })] });
  it.each<[string, () => Promise<string[]>, string]>([
    ['a post without a plan', () => refusedWith(writePost, post, free), 'subscribers_only'],
    [
      'an export without a plan',
      () => refusedWith(exportBoard, { purpose: 'report' }, free),
      'subscribers_only',
    ],
    ['a post by a creator', () => refusedWith(writePost, post, as(theCreator)), 'not_found'],
    [
      'a closing date in the past',
      () => refusedWith(writePost, { ...post, closesOn: '2026-11-01' }, as(brandOwner)),
      'day_passed /closesOn',
    ],
    [
      'an unknown creator as member',
      () => refusedWith(addBoardMembers, { creatorIds: [99] }, as(brandOwner)),
      'unknown_creator /creatorIds/0',
    ],
    ['a comment by another brand', () => refusedWith(writeComment, comment, as(otherBrand)), 'not_found'],
    [
      'a comment by a creator who is not a member',
      () => refusedWith(writeComment, comment, as(otherCreator)),
      'not_found',
    ],
    [
      'a comment after the plan has ended',
      () => refusedWith(writeComment, comment, { actor: theCreator, store: open }),
      'not_found',
    ],
    [
      'a comment by a creator on a post for the team',
      () => refusedWith(writeComment, comment, toTeam),
      'not_found',
    ],
    ['a comment after the closing date', () => refusedWith(writeComment, comment, over), 'comments_closed'],
    [
      'a report by a creator who is not a member',
      () => refusedWith(reportOnBoard, report, as(otherCreator)),
      'not_found',
    ],
    [
      'moderation by the company',
      () => refusedWith(upholdReport, { id: 504, comment: 'Não.' }, as(brandOwner)),
      'not_found',
    ],
  ])('rejects %s', async (_what, refused, expected) => {
    expect(await refused()).toEqual([expected]);
  });
});
