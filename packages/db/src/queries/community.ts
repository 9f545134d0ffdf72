import { type Actor, type BoardComment, type BoardPost, type Currency, plansWith } from '@elenco/core';
import { isoText } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

type Reader = Extract<Actor, { role: 'company' | 'creator' }>;

/** A comment as readers of a board see it. */
export type ShownComment = Pick<BoardComment, 'id' | 'version' | 'creatorId' | 'body' | 'createdAt'> & {
  readonly author: string;
  readonly own: boolean;
};
/** A board post with its comments. Only users of its company receive posts with the status `hidden`. */
export type ShownPost = Pick<
  BoardPost,
  | 'id'
  | 'version'
  | 'companyId'
  | 'status'
  | 'audience'
  | 'title'
  | 'body'
  | 'pinned'
  | 'commentable'
  | 'closesOn'
  | 'createdAt'
> & { readonly company: string; readonly author: string; readonly comments: readonly ShownComment[] };

/** Maximum number of posts that a board shows. If there are more, the board shows the newest. */
const MAX_SHOWN = 50;

/**
 * Returns the posts that the user may read, pinned ones first. Members of a company see all posts of their
 * company. Creators see posts addressed to creators in the communities that they belong to.
 * @param today business date; creators do not see posts that expired before it
 */
export async function posts(em: SqlEntityManager, reader: Reader, today: string): Promise<ShownPost[]> {
  const ofBrand = reader.role === 'company';
  const rows = await em.execute<Omit<ShownPost, 'comments'>[]>(
    `select p.id, p.version, p.company_id as "companyId", co.trade_name as company, u.name as author, p.status,
       p.audience, p.title, p.body, p.pinned, p.commentable, p.closes_on::text as "closesOn",
       ${isoText('p.created_at')} as "createdAt"
     from board_posts p join companies co on co.id = p.company_id join users u on u.id = p.author_id
     where ${
       ofBrand
         ? `p.company_id = ? and p.status <> 'withdrawn'`
         : `p.status = 'shown' and p.audience = 'creators' and co.plan in (${plansWith('board')
             .map(() => '?')
             .join(', ')})
            and exists (select from board_members m where m.company_id = p.company_id and m.creator_id = ?)
            and (p.closes_on is null or p.closes_on >= ?)`
     }
     order by p.pinned desc, p.id desc limit ${MAX_SHOWN}`,
    ofBrand ? [reader.companyId] : [...plansWith('board'), reader.creatorId, today],
  );
  if (rows.length === 0) return [];
  const comments = await em.execute<(ShownComment & { postId: number })[]>(
    `select c.id, c.version, c.post_id as "postId", c.creator_id as "creatorId", c.body, u.name as author,
       c.author_id = ? as own, ${isoText('c.created_at')} as "createdAt"
     from board_comments c join users u on u.id = c.author_id
     where c.status = 'shown' and c.post_id in (${rows.map(() => '?').join(', ')}) order by c.id`,
    [reader.userId, ...rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({ ...row, comments: comments.filter(({ postId }) => postId === row.id) }));
}

/** Work that a creator of the community has done for the company, with contracted amounts by currency. */
export interface SharedWork {
  readonly creatorId: number;
  readonly hired: number;
  readonly published: number;
  readonly contracted: readonly { readonly currency: Currency; readonly cents: number }[];
  readonly average: number | null;
  /** Id of the newest project in which the two can have a conversation; null if there is none. */
  readonly talkIn: number | null;
}

/** Returns the shared work of the company and each creator of its community. */
export function sharedWork(em: SqlEntityManager, companyId: number): Promise<SharedWork[]> {
  return em.execute<SharedWork[]>(
    `select m.creator_id as "creatorId",
       coalesce(sum(c.hired), 0)::int as hired,
       coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'cents', c.cents) order by c.currency)
         filter (where c.currency is not null), '[]') as contracted,
       (select count(*)::int from deliverables d where d.company_id = m.company_id and d.creator_id = m.creator_id
          and d.published_at is not null) as published,
       (select avg(e.rating)::float8 from evaluations e where e.company_id = m.company_id
          and e.creator_id = m.creator_id and e.side = 'company') as average,
       (select max(p.briefing_id) from proposals p where p.company_id = m.company_id
          and p.creator_id = m.creator_id and p.status not in ('declined', 'rejected', 'not_selected')) as "talkIn"
     from board_members m
     left join lateral (
       select currency, count(*) as hired, sum(total_cents) as cents from contracts
       where company_id = m.company_id and creator_id = m.creator_id
         and status in ('active', 'completed') and origin = 'hiring'
       group by currency
     ) c on true
     where m.company_id = ? group by m.id`,
    [companyId],
  );
}

export interface BoardCandidate {
  readonly id: number;
  readonly name: string;
  readonly portrait: string;
  readonly why: 'hired' | 'favorite' | 'list';
}

/**
 * Returns creators that the company has hired or has in favorites or lists, and that are not in its
 * community.
 */
export function boardCandidates(em: SqlEntityManager, companyId: number): Promise<BoardCandidate[]> {
  return em.execute<BoardCandidate[]>(
    `select cr.id, cr.name, cr.portrait, near.why from (
       select creator_id, (array_agg(why order by rank))[1] as why, min(rank) as rank from (
         select creator_id, 'hired' as why, 1 as rank from contracts where company_id = ? and origin = 'hiring'
         union all select creator_id, 'favorite', 2 from favorites where company_id = ? and creator_id is not null
         union all select creator_id, 'list', 3 from list_members where company_id = ? and creator_id is not null
       ) known group by creator_id
     ) near join creators cr on cr.id = near.creator_id
     where cr.removed_at is null
       and not exists (select from board_members m where m.company_id = ? and m.creator_id = cr.id)
     order by near.rank, cr.name limit 100`,
    [companyId, companyId, companyId, companyId],
  );
}
