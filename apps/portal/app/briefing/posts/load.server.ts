import { askedMetrics, currentObservations, observations, posts } from '@elenco/core/hiring';
import type { RequestContext } from '../../adapters/requestContext.server';
import { pictureOf, postPictureAt } from '../../report/present.server';

/** Loads the publications of a project with their current figures, proofs and unconfirmed figures. */
export async function loadPosts({ app, actor }: RequestContext<'company'>, briefingId: number) {
  const [all, known] = await Promise.all([
    app.see(posts, actor, { briefingId }),
    app.see(observations, actor, { briefingId }),
  ]);
  const made = all.filter(({ status }) => status !== 'withdrawn');
  const links = await app.reports.reportedPosts(made.map(({ id }) => id));
  return made.map(({ id, contractId, creatorId, network, format, url, publishedOn, status, ...post }) => {
    const link = links.find((one) => one.id === id);
    const own = known.filter(({ postId }) => postId === id);
    const current = currentObservations(own);
    const open = own.filter(({ confirmed }) => !confirmed);
    const newest = current.toSorted((a, b) => a.observedAt.localeCompare(b.observedAt)).at(-1);
    const figures = (kind: 'organic' | 'boosted') => current.filter(({ reachKind }) => reachKind === kind);
    return {
      id,
      contractId,
      creatorId,
      network,
      format,
      url,
      publishedOn,
      status,
      picture: link ? pictureOf(link, postPictureAt('company')) : null,
      deliverableId: post.deliverableId,
      caption: post.caption,
      findings: post.findings,
      disclosure: post.disclosure,
      captionSource: post.captionSource,
      captionAt: post.captionAt,
      checkedAt: post.checkedAt,
      /** Figures in the order of the network's own screen; null means unknown. */
      figures: askedMetrics(network, format).map((name) => ({
        name,
        value: figures('organic').find(({ metric }) => metric === name)?.value ?? null,
      })),
      boosted: figures('boosted').map(({ metric: name, value }) => ({ name, value })),
      newest: newest ? { at: newest.observedAt, source: newest.source } : null,
      /** Observations that the creator sent and that are not confirmed yet, with screenshots. */
      open: open.map((one) => one.id),
      proofs: [...new Set((open.length > 0 ? open : current).flatMap((one) => one.proofFileId ?? []))],
    };
  });
}
export type ShownPost = Awaited<ReturnType<typeof loadPosts>>[number];
