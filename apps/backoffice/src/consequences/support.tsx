import { businessDate } from '@elenco/brazil';
import { eraseFrom, UNDO_DAYS } from '@elenco/core/operations';
import { useGetList, useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { ReferenceLink } from '../kit/ReferenceLink';
import type { Words } from '../kit/words';
import type { RecordOf } from '../resources';
import { all, companyOf, type Fact, type UseFacts } from './figures';

type Report = RecordOf<'message-reports'>;
type Request = RecordOf<'privacy-requests'>;

/** Query options for a list if only its total is needed. */
const counted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/**
 * Facts shown before a decision on a message: its author, and how many of the author's messages were hidden
 * before.
 */
export const useMessageReport: UseFacts<'message-reports'> = (report, words) => {
  const { companyId, creatorId, side, authorId } = report;
  const { data: upheld } = useGetList<Report>('message-reports', {
    filter: { status: 'upheld', ...(side === 'creator' ? { creatorId } : { companyId }) },
    pagination: all,
    sort: { field: 'id', order: 'DESC' },
  });
  return [
    {
      name: words.field('message-reports', 'authorId'),
      value: <ReferenceLink resource="users" id={authorId} />,
    },
    ...(upheld
      ? [
          {
            name: words.t('consequences.hiddenBefore'),
            value: words.number(upheld.filter((one) => one.authorId === authorId).length),
          },
        ]
      : []),
  ];
};

type BoardReport = RecordOf<'board-reports'>;

/**
 * Facts shown before a decision on a post or comment: the brand, the content, the number of comments that
 * become hidden or stay visible, and the number of other reports that remain open.
 */
function useBoardDecision(report: BoardReport, words: Words, comments: 'hidden' | 'kept'): readonly Fact[] {
  const { postId, commentId } = report;
  const { total: below } = useGetList(
    'board-comments',
    { filter: { postId, status: 'shown' }, ...counted },
    { enabled: commentId === null },
  );
  const { total: reports } = useGetList('board-reports', { filter: { postId, status: 'open' }, ...counted });
  return [
    companyOf(report, words),
    {
      name: words.t('consequences.content'),
      value: words.t(commentId === null ? 'community.post' : 'community.comment'),
    },
    ...(below === undefined
      ? []
      : [{ name: words.t(`consequences.comments.${comments}`), value: words.number(below) }]),
    // Subtracts this report, which the total includes.
    ...(reports === undefined
      ? []
      : [{ name: words.t('consequences.openReports'), value: words.number(Math.max(0, reports - 1)) }]),
  ];
}

export const useHiddenContent: UseFacts<'board-reports'> = (report, words) =>
  useBoardDecision(report, words, 'hidden');

export const useKeptContent: UseFacts<'board-reports'> = (report, words) =>
  useBoardDecision(report, words, 'kept');

const requestOf = ({ kind, dueOn }: Request, words: Words): readonly Fact[] => [
  { name: words.field('privacy-requests', 'kind'), value: words.option('privacy-requests', 'kind', kind) },
  { name: words.field('privacy-requests', 'dueOn'), value: words.day(dueOn) },
];

export const usePrivacyAnswer: UseFacts<'privacy-requests'> = requestOf;

/**
 * Facts shown before an erasure is scheduled: the number of accounts that are blocked immediately, and the
 * day on which the data is erased.
 */
export const useErasure: UseFacts<'privacy-requests'> = (request, words) => {
  const erases = useWatch({ name: 'erases' }) as Request['erases'];
  const { data: user } = useGetOne<RecordOf<'users'>>(
    'users',
    { id: request.userId ?? 0 },
    { enabled: request.userId !== null },
  );
  const wholeTeam = erases === 'company' && Boolean(user?.companyId);
  const { total: team } = useGetList(
    'users',
    { filter: { companyId: user?.companyId }, ...counted },
    { enabled: wholeTeam },
  );
  const blocked = wholeTeam ? team : erases === 'profile' ? 0 : 1;
  const hidesProfile = erases !== 'company' && Boolean(user?.creatorId);
  const { total: connected } = useGetList(
    'connections',
    { filter: { creatorId: user?.creatorId, status: ['connected', 'lost'] }, ...counted },
    { enabled: hidesProfile },
  );
  if (request.userId === null) {
    return [
      ...requestOf(request, words),
      { name: words.field('privacy-requests', 'eraseAt'), value: words.t('consequences.atOnce') },
    ];
  }
  return [
    ...requestOf(request, words),
    ...(erases === null || erases === 'no_account'
      ? []
      : [{ name: words.t('consequences.now'), value: words.t(`consequences.erasing.${erases}`) }]),
    ...(blocked === undefined
      ? []
      : [{ name: words.t('consequences.blockedNow'), value: words.number(blocked) }]),
    ...(hidesProfile && connected !== undefined
      ? [{ name: words.t('consequences.disconnected'), value: words.number(connected) }]
      : []),
    {
      name: words.field('privacy-requests', 'eraseAt'),
      value: words.t('consequences.undoUntil', {
        day: words.day(businessDate(eraseFrom(new Date().toISOString()))),
        days: words.days(UNDO_DAYS),
      }),
    },
  ];
};
