import { companies } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadQueue } from '../queue/load.server';
import { brandAccount, loadFramedProjects } from './shared.server';

/** Loads the frame of brand pages; for staff without company and conversations. */
export async function loadBrandFrame(ctx: RequestContext<'company'>) {
  const { app, actor, user } = ctx;
  const [company, projects, { unread, unreadTalks }, queue] = await Promise.all([
    actor.role === 'company' ? app.get(companies, actor, actor.companyId) : undefined,
    loadFramedProjects(ctx),
    app.conversations.unread(user.id),
    loadQueue(ctx),
  ]);
  return {
    unread,
    unreadTalks: company ? unreadTalks : undefined,
    account: company ? brandAccount(user, company) : { id: user.id, name: user.name, under: null },
    projects,
    queue,
  };
}
export type BrandFrameData = Awaited<ReturnType<typeof loadBrandFrame>>;
