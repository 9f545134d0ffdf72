import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** A file from which a thumbnail can be made. */
interface PictureFile {
  readonly sha256: string;
  readonly size: number;
}

/** The URL of a post, with its picture. */
export interface ReportedLink {
  readonly id: number;
  readonly briefingId: number;
  readonly url: string;
  /**
   * Picture from the newest draft of the post's deliverable: the draft itself, or a frame of its video; null
   * if there is none.
   */
  readonly picture: PictureFile | null;
  /**
   * File name of our copy of the picture that the post has at the network, for `photoPath`; null if the
   * creator does not show posts.
   */
  readonly photo: string | null;
}

/** A deliverable with the picture of its newest draft. */
interface PiecePicture extends PictureFile {
  readonly deliverableId: number;
}

/** SQL that joins the picture of a deliverable's newest draft as `f`. */
const newestPicture = (deliverableId: string) => `
  left join lateral (select media, file_id from drafts where deliverable_id = ${deliverableId}
    order by number desc limit 1) d on true
  left join files v on v.id = d.file_id and d.media = 'video'
  left join files f on f.id = case when d.media = 'picture' then d.file_id else v.poster_id end`;

const places = (ids: readonly number[]) => ids.map(() => '?').join(', ');

/**
 * Returns the posts of a report. Every user who may read a report may see its posts, even a guest who cannot
 * read posts otherwise. The caller has checked that the user may read the report.
 */
export function reportedPosts(em: SqlEntityManager, postIds: readonly number[]): Promise<ReportedLink[]> {
  if (postIds.length === 0) return Promise.resolve([]);
  return em.execute<ReportedLink[]>(
    `select o.id, o.briefing_id as "briefingId", o.url,
       case when f.id is not null then json_build_object('sha256', f.sha256, 'size', f.size) end as picture,
       (select n.picture from network_posts n
         where n.creator_id = o.creator_id and n.post_id = o.network_post_id limit 1) as photo
     from posts o ${newestPicture('o.deliverable_id')}
     where o.id in (${places(postIds)})`,
    [...postIds],
  );
}

/**
 * Returns pictures of deliverables. The caller has read the deliverables as the actor. Leaves out
 * deliverables without a picture.
 */
export function piecePictures(
  em: SqlEntityManager,
  deliverableIds: readonly number[],
): Promise<PiecePicture[]> {
  if (deliverableIds.length === 0) return Promise.resolve([]);
  return em.execute<PiecePicture[]>(
    `select p.id as "deliverableId", f.sha256, f.size
     from deliverables p ${newestPicture('p.id')}
     where p.id in (${places(deliverableIds)}) and f.id is not null`,
    [...deliverableIds],
  );
}
