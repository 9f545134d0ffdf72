import {
  type Actor,
  type Creator,
  type Evaluation,
  MAX_PUBLIC_POSTS,
  type Network,
  type NetworkPost,
  type OpenProfile,
  openProfile,
  type PortfolioProject,
  portfolioProjects,
  shownToAll,
} from '@elenco/core';
import { arrayText, join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type FileRow, shownInWork } from '../files/files';
import { digest } from '../identity/secrets';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/** An evaluation of a creator as visitors see it. It does not name the brand. */
export type PublicEvaluation = Pick<Evaluation, 'id' | 'text'> & {
  readonly rating: number;
  readonly shownAt: string;
};

export interface PublicProfile {
  readonly profile: OpenProfile;
  readonly projects: readonly Pick<
    PortfolioProject,
    'id' | 'title' | 'description' | 'images' | 'videos' | 'link' | 'updatedAt'
  >[];
  readonly evaluations: readonly PublicEvaluation[];
  readonly posts: readonly ShownPost[];
}

const MAX_EVALUATIONS = 6;
const MAX_BRANDS = 24;

const postColumns = [
  'id',
  'creatorId',
  'channel',
  'link',
  'caption',
  'picture',
  'takenAt',
  'likes',
  'comments',
  'shares',
  'views',
  'paidLabel',
  'readAt',
] as const satisfies readonly (keyof NetworkPost)[];

/**
 * A post as a public profile shows it, with the file name of our copy of the picture and the URL of the post
 * at the network.
 */
export type ShownPost = Pick<NetworkPost, (typeof postColumns)[number]>;

/** Returns the SQL condition for public profiles. It repeats core's rule, and excludes suspended accounts. */
const publicProfileSql = (em: SqlEntityManager): Sql =>
  join(
    [
      scopeSql(tableOf(em, 'creators'), [shownToAll as Readonly<Record<string, never>>]),
      {
        text: 'exists (select from users where users.creator_id = creators.id and suspended_at is null)',
        params: [],
      },
    ],
    ' and ',
  );

/** Returns a public profile; null if it is hidden or unknown. */
export async function one(em: SqlEntityManager, id: number): Promise<PublicProfile | null> {
  const its: Sql = { text: 'id = ?', params: [id] };
  const [row] = (await select(
    em,
    'creators',
    join([its, publicProfileSql(em)], ' and '),
  )) as unknown as Creator[];
  return row ? shownOf(em, row) : null;
}

/** Returns which of these creators have a public profile, as ids. */
export async function openAmong(em: SqlEntityManager, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const these: Sql = { text: 'id = any (?::int[])', params: [arrayText(ids)] };
  const rows = await select(em, 'creators', join([these, publicProfileSql(em)], ' and '), { only: ['id'] });
  return new Set((rows as unknown as Pick<Creator, 'id'>[]).map(({ id }) => id));
}

/**
 * Returns the profile that a media kit's link opens, even if the profile is not public. Returns undefined for
 * unknown, expired and revoked links, and for removed and suspended creators. Records the use of the link.
 */
export async function ofKitLink(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<{ readonly found: PublicProfile; readonly isPublic: boolean } | undefined> {
  const [link] = await em.execute<{ creatorId: number }[]>(
    `update media_kit_links l set last_used_at = ? where token_hash = ? and status = 'active' and expires_at > ?
       and exists (select from creators c join users u on u.creator_id = c.id
         where c.id = l.creator_id and c.removed_at is null and u.suspended_at is null)
     returning creator_id as "creatorId"`,
    [now, digest(token), now],
  );
  if (!link) return undefined;
  const its: Sql = { text: 'id = ?', params: [link.creatorId] };
  const [row] = (await select(em, 'creators', its)) as unknown as Creator[];
  const found = row && (await asIfOpen(em, row));
  return found ? { found, isPublic: row.publicProfile } : undefined;
}

/**
 * Returns an uploaded video of a portfolio: to all visitors if the profile is public, otherwise only to users
 * who may read the portfolio project. Returns undefined for any other file.
 */
export async function videoFile(
  em: SqlEntityManager,
  actor: Actor,
  creatorId: number,
  fileId: number,
): Promise<FileRow | undefined> {
  const open = publicProfileSql(em);
  const its: Sql[] = [
    { text: 'id = ? and creator_id = ?', params: [fileId, creatorId] },
    shownInWork(em, [{ creatorId }]),
    portfolioProjects.access.read(actor).length > 0
      ? { text: 'true', params: [] }
      : {
          text: `exists (select from creators where creators.id = files.creator_id and ${open.text})`,
          params: open.params,
        },
  ];
  const [row] = await select(em, 'files', join(its, ' and '), { limit: 1 });
  return row as unknown as FileRow | undefined;
}

/**
 * Returns a profile as visitors would see it if it were public. The caller has checked that the profile
 * belongs to the user.
 */
export const asIfOpen = (em: SqlEntityManager, row: Creator): Promise<PublicProfile | null> =>
  shownOf(em, { ...row, publicProfile: true, removedAt: null });

async function shownOf(em: SqlEntityManager, row: Creator): Promise<PublicProfile | null> {
  const profile = openProfile(row);
  if (!profile) return null;
  const { id } = row;
  const [projects, evaluations, posts] = await Promise.all([
    projectsOf(em, id),
    evaluationsOf(em, id),
    recentPosts(em, id, { limit: MAX_PUBLIC_POSTS }),
  ]);
  return { profile, projects, evaluations, posts };
}

async function projectsOf(em: SqlEntityManager, creatorId: number): Promise<PublicProfile['projects']> {
  const where = scopeSql(tableOf(em, portfolioProjects.name), [{ creatorId }]);
  const only = ['id', 'title', 'description', 'images', 'videos', 'link', 'updatedAt'];
  const rows = await select(em, portfolioProjects.name, where, { by: 'place', only });
  return rows as unknown as PublicProfile['projects'];
}

async function evaluationsOf(em: SqlEntityManager, creatorId: number): Promise<PublicEvaluation[]> {
  const where: Sql = {
    text: `creator_id = ? and side = 'company' and shown_at is not null and rating is not null and text <> ''`,
    params: [creatorId],
  };
  const only = ['id', 'rating', 'text', 'shownAt'];
  const rows = await select(em, 'evaluations', where, {
    by: 'shownAt',
    down: true,
    limit: MAX_EVALUATIONS,
    only,
  });
  return rows as unknown as PublicEvaluation[];
}

/**
 * Returns the newest posts of creators' accounts. Includes only accounts that are connected and whose posts
 * the creator shows, even if posts of other accounts are still stored.
 */
export async function recentPosts(
  em: SqlEntityManager,
  creatorIds: number | readonly number[],
  { channel = null, limit }: { channel?: Network | null; limit?: number } = {},
): Promise<ShownPost[]> {
  const ids = typeof creatorIds === 'number' ? [creatorIds] : creatorIds;
  const where: Sql = {
    text: `creator_id = any (?::int[]) and (?::text is null or channel = ?) and exists (select from connections c where c.id = network_posts.connection_id
             and c.status = 'connected' and c.posts_since is not null)`,
    params: [arrayText(ids), channel, channel],
  };
  const rows = await select(em, 'network_posts', where, {
    by: 'takenAt',
    down: true,
    ...(limit === undefined ? {} : { limit }),
    only: [...postColumns],
  });
  return rows as unknown as ShownPost[];
}

/**
 * Returns the trade names of brands for which the creator's work was verified, the latest first. Leaves out
 * brands of silent squads, which are confidential, clients of Elenco Pay, and companies without an account.
 */
export async function brandsWorkedWith(em: SqlEntityManager, creatorId: number): Promise<string[]> {
  const rows = await em.execute<{ name: string }[]>(
    `select c.trade_name as name from deliverables d
       join contracts k on k.id = d.contract_id and k.origin = 'hiring'
       join briefings b on b.id = d.briefing_id and b.kind <> 'silent_squad'
       join companies c on c.id = d.company_id and c.membership = 'member'
     where d.creator_id = ? and d.status = 'verified'
       and exists (select from users u where u.company_id = c.id and u.suspended_at is null)
     group by c.id, c.trade_name order by max(d.published_at) desc nulls last, c.id limit ?`,
    [creatorId, MAX_BRANDS],
  );
  return rows.map(({ name }) => name);
}

/**
 * Number of creator ids per part of the sitemap. It is small enough for one response and within the limits of
 * search engines.
 */
const profilesInPart = 10_000;

/**
 * Returns the numbers of the sitemap's parts that contain a public profile. Part 0 has the ids below
 * `profilesInPart`.
 */
export async function parts(em: SqlEntityManager): Promise<number[]> {
  const where = publicProfileSql(em);
  const rows = await em.execute<{ part: number }[]>(
    `select distinct id / ${profilesInPart} as part from creators where ${where.text} order by part`,
    [...where.params],
  );
  return rows.map(({ part }) => part);
}

/** Returns the public profiles of one part of the sitemap. */
export async function ofPart(
  em: SqlEntityManager,
  part: number,
): Promise<Pick<Creator, 'id' | 'name' | 'updatedAt'>[]> {
  const within: Sql = {
    text: 'id >= ? and id < ?',
    params: [part * profilesInPart, (part + 1) * profilesInPart],
  };
  const only = ['id', 'name', 'updatedAt'];
  const rows = await select(em, 'creators', join([within, publicProfileSql(em)], ' and '), { only });
  return rows as unknown as Pick<Creator, 'id' | 'name' | 'updatedAt'>[];
}

/** Returns the id of the creator into which this creator was merged; null if the creator was not merged. */
export async function mergedInto(em: SqlEntityManager, creatorId: number): Promise<number | null> {
  const [row] = await em.execute<{ id: number }[]>(
    `with recursive path (id, depth) as (
       select kept_creator_id, 1 from merges where merged_creator_id = ? and undone_at is null
       union all select m.kept_creator_id, path.depth + 1 from path
         join merges m on m.merged_creator_id = path.id and m.undone_at is null where path.depth < 20
     ) select id from path order by depth desc limit 1`,
    [creatorId],
  );
  return row?.id ?? null;
}
