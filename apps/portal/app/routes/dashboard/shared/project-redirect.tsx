import { briefings, proposals } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { redirect, redirectDocument } from '@remix-run/node';
import { page } from '../../../adapters/page.server';
import { idIn, notFound } from '../../../adapters/requestContext.server';

/** The short address of a project: to each role its own view, to everybody else it does not exist. */
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

/** Never shown; with a page of its own a wrong address gets the product's 404 instead of a bare one. */
export default function ShortAddress() {
  return null;
}
