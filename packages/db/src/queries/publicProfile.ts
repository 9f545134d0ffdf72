import {
  type Actor,
  type Creator,
  type Evaluation,
  type NetworkPost,
  type OpenProfile,
  openProfile,
  type PortfolioProject,
  portfolioProjects,
  shownToAll,
} from '@elenco/core';
import { join, type Sql } from '@elenco/sql';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type FileRow, shownInWork } from '../files/files';
import { digest } from '../identity/secrets';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';

/** An evaluation of a creator for visitors: without the brand. */
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

/** A post for visitors: our picture, the network's address. */
type ShownPost = Pick<NetworkPost, 'id' | 'link' | 'caption' | 'picture' | 'takenAt' | 'readAt'>;

/** Returns the condition for public profiles: the rule of core, and no suspended account. */
const openly = (em: SqlEntityManager): Sql =>
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
  const [row] = (await select(em, 'creators', join([its, openly(em)], ' and '))) as unknown as Creator[];
  return row ? shownOf(em, row) : null;
}

/**
 * Returns the profile behind the token of a media kit's link, whether public or not; undefined for unknown,
 * expired and revoked links, and for removed and suspended creators. Records the use.
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
 * Returns an uploaded video of a portfolio: for everybody if the profile is public, for readers of projects
 * otherwise; undefined for any other file.
 */
export async function videoFile(
  em: SqlEntityManager,
  actor: Actor,
  creatorId: number,
  fileId: number,
): Promise<FileRow | undefined> {
  const open = openly(em);
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

/** Returns a profile as if it were public; the caller has checked the owner. */
export const asIfOpen = (em: SqlEntityManager, row: Creator): Promise<PublicProfile | null> =>
  shownOf(em, { ...row, publicProfile: true, removedAt: null });

async function shownOf(em: SqlEntityManager, row: Creator): Promise<PublicProfile | null> {
  const profile = openProfile(row);
  if (!profile) return null;
  const { id } = row;
  const [projects, evaluations, posts] = await Promise.all([
    projectsOf(em, id),
    evaluationsOf(em, id),
    postsOf(em, id),
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

/** Returns posts only while the account is connected and its creator shows posts, whatever the rows say. */
async function postsOf(em: SqlEntityManager, creatorId: number): Promise<ShownPost[]> {
  const where: Sql = {
    text: `creator_id = ? and exists (select from connections c where c.id = network_posts.connection_id
             and c.status = 'connected' and c.posts_since is not null)`,
    params: [creatorId],
  };
  const only = ['id', 'link', 'caption', 'picture', 'takenAt', 'readAt'];
  const rows = await select(em, 'network_posts', where, { by: 'takenAt', down: true, only });
  return rows as unknown as ShownPost[];
}

/** Ids per part of the sitemap; few enough for one response and for search engines. */
const profilesInPart = 10_000;

/** Returns the parts with a public profile: the first has the ids below `profilesInPart`. */
export async function parts(em: SqlEntityManager): Promise<number[]> {
  const where = openly(em);
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
  const rows = await select(em, 'creators', join([within, openly(em)], ' and '), { only });
  return rows as unknown as Pick<Creator, 'id' | 'name' | 'updatedAt'>[];
}

/** Returns the creator that this one was merged into; null without a merge. */
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
