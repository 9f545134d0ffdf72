import { useGetList } from 'ra-core';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead, type RecordOf } from '../resources';
import { companyOf, creatorOf, type Figure, type UseFigures } from './figures';

/** Query options for a list of which only the total is needed. */
const counted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/** Figures of disconnecting a network: the creator, and the account that is no longer measured. */
export const useDisconnected: UseFigures<'connections'> = (connection, words) => [
  creatorOf(connection, words),
  { name: words.oneOf('channels', connection.channel), value: `@${connection.handle}` },
  { name: words.t('consequences.becomesImpossible'), value: words.t('consequences.measuring') },
];

/** Figures of replacing or closing a code: the curator, and the creators who signed up with it before. */
export const useCode: UseFigures<'curator-codes'> = (code, words) => {
  const { creatorId } = code;
  const { total } = useGetList('attributions', { filter: { curatorId: creatorId }, ...counted });
  return [
    creatorOf(code, words),
    ...(total === undefined
      ? []
      : [{ name: words.t('consequences.broughtBefore'), value: words.number(total) }]),
  ];
};

/** Figures of hiding or showing a post: the brand, and the number of the post's visible comments. */
export const usePost: UseFigures<'board-posts'> = (post, words) => {
  const { total } = useGetList('board-comments', {
    filter: { postId: post.id, status: 'shown' },
    ...counted,
  });
  return [
    companyOf(post, words),
    ...(total === undefined ? [] : [{ name: words.name('board-comments', 2), value: words.number(total) }]),
  ];
};

/** Figures of hiding or showing a comment: the brand of the board, and the author. */
export const useComment: UseFigures<'board-comments'> = (comment, words) => [
  companyOf(comment, words),
  {
    name: words.field('board-comments', 'authorId'),
    value: <ReferenceLink resource="users" id={comment.authorId} />,
  },
];

/**
 * Figures of suspending a user or lifting the suspension. For a creator: contracts in force and unpaid
 * payouts. For a brand's user: the company's other members and unpaid charges.
 */
export function useSuspended({ creatorId, companyId }: RecordOf<'users'>): readonly Figure[] {
  const words = useWords();
  const actor = useActor();
  const [own, id] = creatorId ? (['creatorId', creatorId] as const) : (['companyId', companyId] as const);
  const filter = { [own]: id };
  const on = (allowed: boolean) => ({ enabled: Boolean(id) && allowed });
  const money = creatorId ? ('payouts' as const) : ('charges' as const);
  const unpaid = creatorId ? ['waiting_invoice', 'processing', 'sent', 'failed'] : ['open', 'overdue'];
  const { total: contracts } = useGetList(
    'contracts',
    { filter: { ...filter, status: 'active' }, ...counted },
    on(mayRead(actor, 'contracts')),
  );
  const { total: owed } = useGetList(
    money,
    { filter: { ...filter, status: unpaid }, ...counted },
    on(mayRead(actor, money)),
  );
  const { total: team } = useGetList('users', { filter, ...counted }, on(!creatorId));
  const rows = [
    ['consequences.contractsInForce', contracts],
    [creatorId ? 'consequences.unpaidPayouts' : 'consequences.unpaidCharges', owed],
    ['consequences.otherMembers', creatorId || team === undefined ? undefined : team - 1],
  ] as const;
  return rows.flatMap(([name, count]) =>
    count === undefined ? [] : [{ name: words.t(name), value: words.number(count) }],
  );
}
