import { briefings, proposals } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { redirect, redirectDocument } from '@remix-run/node';
import { page } from '../../../adapters/page.server';
import { idIn, notFound } from '../../../adapters/requestContext.server';

/**
 * Short URL of a project, which redirects the brand, the creator and staff to their own page of the project;
 * 404 for all other users.
 */
export const loader = page('shared', async (ctx) => {
  const { app, actor } = ctx;
  const id = idIn(ctx);
  if (actor.role === 'creator') {
    const [own] = await app.see(proposals, actor, { briefingId: id }, { limit: 1 });
    if (!own) throw notFound();
    return redirect(`${areaPath.creator}/briefing/${id}`);
  }
  await app.get(briefings, actor, id);
  if (actor.role === 'admin') return redirectDocument(`/dashboard/admin/briefing/${id}`);
  return redirect(`${areaPath.company}/briefing/${id}`);
});

/** Never rendered. The component makes the route a page, so that a wrong URL gets the whole 404 page. */
export default function ShortAddress() {
  return null;
}
