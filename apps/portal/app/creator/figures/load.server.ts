import { randomUUID } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import {
  askedMetrics,
  contracts,
  currentObservations,
  dueReading,
  observations,
  posts,
  readingOf,
  shownPostStatus,
} from '@elenco/core/hiring';
import { idIn, notFound } from '../../adapters/requestContext.server';
import type { CreatorContext } from '../page.server';

/** Loads the posts of a project with their metrics; posts whose metrics are due come first. */
export async function loadFigures(ctx: CreatorContext) {
  const { app, actor, now } = ctx;
  const briefingId = idIn(ctx);
  const [[contract], made, known] = await Promise.all([
    app.see(contracts, actor, { briefingId }, { down: true, limit: 1 }),
    app.see(posts, actor, { briefingId }),
    app.see(observations, actor, { briefingId, reachKind: 'organic' }),
  ]);
  if (!contract) throw notFound();
  const current = currentObservations(known);
  const shown = made
    .filter(({ status }) => status !== 'withdrawn')
    .map((post) => {
      const own = current.filter(({ postId }) => postId === post.id);
      const newest = own
        .map(({ observedAt }) => observedAt)
        .toSorted()
        .at(-1);
      const due = dueReading(post.publishedAt, now, post.format);
      const answered = newest !== undefined && readingOf(post.publishedAt, newest) === due;
      return {
        id: post.id,
        network: post.network,
        format: post.format,
        url: post.url,
        publishedOn: post.publishedOn,
        status: shownPostStatus(post, now),
        due: due ?? null,
        /** True if the due metrics were sent, or if no metrics are due and some exist. */
        answered: answered || (due === undefined && newest !== undefined),
        newest: newest ?? null,
        metrics: askedMetrics(post.network, post.format).map((name) => ({
          name,
          last: own.find(({ metric }) => metric === name)?.value ?? null,
        })),
      };
    });
  return {
    key: randomUUID(),
    briefingId,
    title: contract.title,
    today: businessDate(now),
    posts: shown.toSorted((a, b) => Number(a.answered) - Number(b.answered) || a.id - b.id),
  };
}
export type Figures = Awaited<ReturnType<typeof loadFigures>>;
export type FiguredPost = Figures['posts'][number];
