import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Address of a post, and the picture of its newest draft: a picture, or a frame of a video. */
export interface ReportedLink {
  readonly id: number;
  readonly briefingId: number;
  readonly url: string;
  readonly picture: { readonly sha256: string; readonly size: number } | null;
}

/** Returns the posts of a report: readers of its figures may see them, also guests without access to posts. */
export function reportedPosts(em: SqlEntityManager, postIds: readonly number[]): Promise<ReportedLink[]> {
  if (postIds.length === 0) return Promise.resolve([]);
  return em.execute<ReportedLink[]>(
    `select o.id, o.briefing_id as "briefingId", o.url,
       case when f.id is not null then json_build_object('sha256', f.sha256, 'size', f.size) end as picture
     from posts o
       left join lateral (select media, file_id from drafts where deliverable_id = o.deliverable_id
         order by number desc limit 1) d on true
       left join files v on v.id = d.file_id and d.media = 'video'
       left join files f on f.id = case when d.media = 'picture' then d.file_id else v.poster_id end
     where o.id in (${postIds.map(() => '?').join(', ')})`,
    [...postIds],
  );
}
