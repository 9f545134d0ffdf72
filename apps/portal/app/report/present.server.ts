import { type Report, wideMedians } from '@elenco/core/hiring';
import { type Actor, areaPath, creators, photoPath } from '@elenco/core/people';
import type { Database, ReportedLink } from '@elenco/db';
import { faceFields, faceOf } from '../company/faces';
import { dayChart } from './chart.server';

/** Maximum number of posts on the page; the files and `?posts=all` have all of them. */
const MAX_POSTS = 16;

/** Returns a report's metrics with current names, pictures and links, which are not stored in the report. */
export async function presented(
  app: Database,
  /** Actor whose permissions apply when names are read. */
  actor: Actor,
  { figures, ...campaign }: Pick<Report, 'briefingId' | 'squadId' | 'figures'>,
  { all, pictureAt }: { readonly all: boolean; readonly pictureAt: (post: ReportedLink) => string },
) {
  const { posts: counted, ...rest } = figures;
  const best = counted.toSorted(
    (a, b) => (b.views ?? b.reach?.high ?? -1) - (a.views ?? a.reach?.high ?? -1),
  );
  const shown = all ? best : best.slice(0, MAX_POSTS);
  const [cast, links, amendmentsCents] = await Promise.all([
    app.pick(creators, actor, faceFields, { id: figures.byCreator.map(({ key }) => key) }),
    app.reports.reportedPosts(shown.map(({ postId }) => postId)),
    amendmentsBeside(app, actor, { figures, ...campaign }),
  ]);
  const linked = new Map(links.map((link) => [link.id, link]));
  return {
    figures: rest,
    amendmentsCents,
    medians: wideMedians(figures),
    faces: Object.fromEntries(cast.map((one) => [one.id, faceOf(one)])),
    posts: shown.map((post) => {
      const link = linked.get(post.postId);
      return { ...post, url: link?.url ?? null, picture: link ? pictureOf(link, pictureAt) : null };
    }),
    postCount: counted.length,
    chart: dayChart(figures.byDay),
  };
}

/**
 * Returns the price of the campaign's amendments, which is shown beside the cost of a report; 0 if the report
 * shows no cost.
 */
export const amendmentsBeside = async (
  app: Database,
  actor: Actor,
  { figures, briefingId, squadId }: Pick<Report, 'briefingId' | 'squadId' | 'figures'>,
): Promise<number> =>
  figures.total.costCents === null
    ? 0
    : app.reports.amendmentsCents(actor, { briefingId, squadId, currency: figures.currency });

/** Returns a function that returns the URL of a post's thumbnail, for the brand or for staff. */
export const postPictureAt =
  (area: 'company' | 'admin') =>
  ({ id, briefingId }: ReportedLink): string =>
    `${areaPath[area]}/${briefingId}/new-report/${id}.jpg`;

/**
 * Returns the URL of a post's picture: that of its draft, or the one on the creator's profile; null if the
 * post has no picture.
 */
export function pictureOf(link: ReportedLink, pictureAt: (post: ReportedLink) => string): string | null {
  if (link.picture) return pictureAt(link);
  return link.photo && photoPath(link.photo);
}

export type Presented = Awaited<ReturnType<typeof presented>>;
