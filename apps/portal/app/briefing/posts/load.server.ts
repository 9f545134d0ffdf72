import { askedMetrics, currentObservations, observations, posts, shownPostStatus } from '@elenco/core/hiring';
import type { RequestContext } from '../../adapters/requestContext.server';
import { pictureOf, postPictureAt } from '../../report/present.server';

/**
 * Loads a project's posts with their current metrics, the screenshots, and the metrics that the brand has not
 * confirmed.
 */
export async function loadPosts({ app, actor, now }: RequestContext<'company'>, briefingId: number) {
  const [all, known] = await Promise.all([
    app.see(posts, actor, { briefingId }),
    app.see(observations, actor, { briefingId }),
  ]);
  const made = all.filter(({ status }) => status !== 'withdrawn');
  const [links, types] = await Promise.all([
    app.reports.reportedPosts(made.map(({ id }) => id)),
    app.files.proofTypes(actor, [...new Set(known.flatMap((one) => one.proofFileId ?? []))]),
  ]);
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
      status: shownPostStatus({ status, format, publishedAt: post.publishedAt }, now),
      picture: link ? pictureOf(link, postPictureAt('company')) : null,
      deliverableId: post.deliverableId,
      caption: post.caption,
      findings: post.findings,
      disclosure: post.disclosure,
      captionSource: post.captionSource,
      captionAt: post.captionAt,
      checkedAt: post.checkedAt,
      /** Metrics in the order in which the social network shows them; null means unknown. */
      figures: askedMetrics(network, format).map((name) => ({
        name,
        value: figures('organic').find(({ metric }) => metric === name)?.value ?? null,
      })),
      boosted: figures('boosted').map(({ metric: name, value }) => ({ name, value })),
      newest: newest ? { at: newest.observedAt, source: newest.source } : null,
      /** True if the creator has sent metrics and the brand has confirmed all of them. */
      isConfirmed: open.length === 0 && own.some(({ source }) => source === 'creator'),
      /** Ids of the observations that the creator sent and the brand has not confirmed. */
      open: open.map((one) => one.id),
      /** Screenshots or PDFs for the unconfirmed metrics, or for the current metrics if all are confirmed. */
      proofs: [...new Set((open.length > 0 ? open : current).flatMap((one) => one.proofFileId ?? []))].map(
        (fileId) => ({ id: fileId, isPdf: types.get(fileId) === 'application/pdf' }),
      ),
    };
  });
}
export type ShownPost = Awaited<ReturnType<typeof loadPosts>>[number];
