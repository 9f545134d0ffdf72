import { businessDate } from '@elenco/brazil';
import { briefings, projectGroup } from '@elenco/core/hiring';
import { type Company, companies, photoPath } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadFrame as loadCreatorFrame } from '../creator/frame.server';
import { loadQueue } from '../queue/load.server';

/** Loads the newest projects for the palette, and which of them are in progress. */
export async function loadFramedProjects({ app, actor, now }: Pick<RequestContext, 'app' | 'actor' | 'now'>) {
  const fields = ['id', 'title', 'status', 'startsOn', 'endsOn'] as const;
  const rows = await app.pick(briefings, actor, fields, {}, { by: 'createdAt', down: true, limit: 50 });
  const today = businessDate(now);
  return rows.map(({ id, title, ...row }) => ({
    id,
    title,
    status: row.status,
    running: projectGroup(row, today) === 'in_progress',
  }));
}

/** Returns the account corner of a brand's user, with the company's name and logo. */
export const brandAccount = (
  { id, name }: { readonly id: number; readonly name: string },
  { tradeName, logo }: Pick<Company, 'tradeName' | 'logo'>,
) => ({ id, name, under: tradeName, logo: logo && photoPath(logo) });

/** Loads the frame of a shared page by the user's role: at most three queries. */
export async function loadSharedFrame(ctx: RequestContext<'shared'>) {
  const { app, actor, user } = ctx;
  const { id, name } = user;
  if (actor.role === 'creator') {
    return { role: actor.role, ...(await loadCreatorFrame({ ...ctx, actor })) };
  }
  if (actor.role === 'admin') {
    return { role: actor.role, account: { id, name }, unread: await app.notifications.unread(id) };
  }
  const [{ unread, unreadTalks }, company, projects, queue] = await Promise.all([
    app.conversations.unread(id),
    app.get(companies, actor, actor.companyId),
    loadFramedProjects(ctx),
    loadQueue(ctx),
  ]);
  return {
    role: actor.role,
    account: brandAccount(user, company),
    unread,
    unreadTalks,
    projects,
    queue,
  };
}
export type SharedFrameData = Awaited<ReturnType<typeof loadSharedFrame>>;
