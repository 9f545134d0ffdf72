import { type TrackedLink, trackedLinks } from '@elenco/core/hiring';
import type { Condition } from '@elenco/core/kit';
import type { RequestContext } from '../adapters/requestContext.server';

/** Loads tracked links with their results by day. */
export async function loadTracking(
  { app, actor, url }: Pick<RequestContext, 'app' | 'actor' | 'url'>,
  where: Condition<TrackedLink>,
) {
  const links = await app.see(trackedLinks, actor, where);
  const days = await app.tracking.trackedDays(links.map(({ id }) => id));
  const known = days.some(({ orders }) => orders > 0);
  return links.map(({ id, contractId, creatorId, slug, target, code }) => {
    const own = days.filter(({ linkId }) => linkId === id);
    const sum = (of: 'clicks' | 'orders' | 'revenueCents') => own.reduce((all, day) => all + day[of], 0);
    return {
      id,
      contractId,
      creatorId,
      target,
      code,
      address: `${url.origin}/t/${slug}`,
      qr: `/t/${slug}.svg`,
      clicks: sum('clicks'),
      /** Number of orders; null until orders were imported. */
      orders: known ? sum('orders') : null,
      revenueCents: known ? sum('revenueCents') : null,
      days: own.map(({ linkId: _, ...day }) => day),
    };
  });
}
export type ShownLink = Awaited<ReturnType<typeof loadTracking>>[number];
