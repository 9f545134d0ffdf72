import { type Actor, creators } from '@elenco/core/party';
import { posts } from '@elenco/core/post';
import type { ReportFigures } from '@elenco/core/report';
import type { Database } from '@elenco/db';
import { faceFields, faceOf } from '../client/faces';
import { dayChart } from './chart.server';

/** So many posts stand on the page at first; all of them are in the files and behind `?posts=all`. */
const MOST_POSTS = 16;

/** A report's figures with the names, pictures and links that are looked up when it is shown, not kept with it. */
export async function presented(
  app: Database,
  /** As whom names and links are read. */
  actor: Actor,
  figures: ReportFigures,
  all = false,
) {
  const { posts: counted, ...rest } = figures;
  const best = counted.toSorted(
    (a, b) => (b.views ?? b.reach?.high ?? -1) - (a.views ?? a.reach?.high ?? -1),
  );
  const shown = all ? best : best.slice(0, MOST_POSTS);
  const [cast, links] = await Promise.all([
    app.pick(creators, actor, faceFields, { id: figures.byCreator.map(({ key }) => key) }),
    app.pick(posts, actor, ['id', 'url'], { id: shown.map(({ postId }) => postId) }),
  ]);
  const urls = new Map(links.map(({ id, url }) => [id, url]));
  return {
    figures: rest,
    faces: Object.fromEntries(cast.map((one) => [one.id, faceOf(one)])),
    posts: shown.map((post) => ({ ...post, url: urls.get(post.postId) ?? null })),
    postCount: counted.length,
    chart: dayChart(figures.byDay),
  };
}
export type Presented = Awaited<ReturnType<typeof presented>>;
