import { arrayText, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { refOf } from './profiles';
import { ask, type Tables } from './tables';

/**
 * Maximum number of creators that a search in captions finds. If more creators match, the search finds those
 * with the most matching posts.
 */
const MAX_BY_CAPTIONS = 5_000;

/** Creators whose captions contain the words of a search. */
export interface Captions {
  /** Number of matching posts by the creator's ref. */
  readonly posts: ReadonlyMap<string, number>;
  /** True if more creators than `MAX_BY_CAPTIONS` match. */
  readonly isCut: boolean;
}

/**
 * SQL that selects the posts whose captions contain all of these words and hashtags. Includes only posts of
 * connected accounts whose creator shows posts. Ignores words shorter than two characters. Finds no posts if
 * all words are that short.
 */
export const postsWithSql = (words: string): Sql => ({
  text: `network_posts p join connections c on c.id = p.connection_id
    cross join (select search.caption_words(?) as words) asked
    where search.caption_words(p.caption) @> asked.words and asked.words <> '{}'
      and c.status = 'connected' and c.posts_since is not null`,
  params: [words],
});

/** Returns the creators with posts whose captions contain all of these words and hashtags. */
export async function captionsWith(em: SqlEntityManager, words: string): Promise<Captions> {
  const posts = postsWithSql(words);
  const rows = await em.execute<{ creatorId: number; posts: number }[]>(
    `select p.creator_id as "creatorId", count(*)::int as posts from ${posts.text}
     group by p.creator_id order by posts desc, p.creator_id limit ${MAX_BY_CAPTIONS + 1}`,
    [...posts.params],
  );
  const kept = rows.slice(0, MAX_BY_CAPTIONS);
  return {
    posts: new Map(kept.map(({ creatorId, posts }) => [refOf({ kind: 'member', id: creatorId }), posts])),
    isCut: rows.length > kept.length,
  };
}

/** SQL condition that is true for rows of the creators whose captions match. */
export const captionsSql = ({ posts }: Captions): Sql => ({
  text: 'ref = any (?::bigint[])',
  params: [arrayText([...posts.keys()])],
});

/** Returns the positions in the slot of the creators whose captions match. */
export async function captionPositions(
  em: SqlEntityManager,
  tables: Tables,
  { posts }: Captions,
): Promise<number[]> {
  if (posts.size === 0) return [];
  const rows = await ask<{ pos: number }>(
    em,
    tables,
    `select pos from ${tables.rows} part where ref = any (?::bigint[]) order by pos`,
    [arrayText([...posts.keys()])],
  );
  return rows.map(({ pos }) => pos);
}
