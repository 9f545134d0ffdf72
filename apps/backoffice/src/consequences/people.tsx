import { useGetList } from 'ra-core';
import { ReferenceLink } from '../kit/ReferenceLink';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead, type RecordOf } from '../resources';
import { companyOf, creatorOf, type Fact, type UseFacts } from './figures';

/** Query options for a list if only its total is needed. */
const counted = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const;

/**
 * Facts shown before a social network is disconnected: the creator, and the account that is no longer
 * measured.
 */
export const useDisconnected: UseFacts<'connections'> = (connection, words) => [
  creatorOf(connection, words),
  { name: words.oneOf('channels', connection.channel), value: `@${connection.handle}` },
  { name: words.t('consequences.becomesImpossible'), value: words.t('consequences.measuring') },
];

/**
 * Facts shown before a curator code is replaced or closed: the curator, and the number of creators who signed
 * up with it.
 */
export const useCode: UseFacts<'curator-codes'> = (code, words) => {
  const { creatorId } = code;
  const { total } = useGetList('attributions', { filter: { curatorId: creatorId }, ...counted });
  return [
    creatorOf(code, words),
    ...(total === undefined
      ? []
      : [{ name: words.t('consequences.broughtBefore'), value: words.number(total) }]),
  ];
};

/** Facts shown before a post is hidden or shown: the brand, and the number of visible comments. */
export const usePost: UseFacts<'board-posts'> = (post, words) => {
  const { total } = useGetList('board-comments', {
    filter: { postId: post.id, status: 'shown' },
    ...counted,
  });
  return [
    companyOf(post, words),
    ...(total === undefined ? [] : [{ name: words.name('board-comments', 2), value: words.number(total) }]),
  ];
};

/** Facts shown before a comment is hidden or shown: the board's brand, and the author. */
export const useComment: UseFacts<'board-comments'> = (comment, words) => [
  companyOf(comment, words),
  {
    name: words.field('board-comments', 'authorId'),
    value: <ReferenceLink resource="users" id={comment.authorId} />,
  },
];

/**
 * Facts shown before a user is suspended or the suspension is lifted. For a creator: the numbers of contracts
 * in force and unpaid payouts. For a company member: the numbers of the company's contracts in force, unpaid
 * charges and other members.
 */
export function useSuspension({ creatorId, companyId }: RecordOf<'users'>): readonly Fact[] {
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
