import { businessDate } from '@elenco/brazil';
import { briefings, projectGroup } from '@elenco/core/hiring';
import { officeHome } from '@elenco/core/operations';
import { areaPath, type Company, companies, photoPath } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadFrame as loadCreatorFrame } from '../creator/frame.server';
import { loadQueue } from '../queue/load.server';
import { MAX_FRAMED_PROJECTS } from './framedProjects';

/** Loads the newest projects for the palette, and marks those in progress. */
async function loadFramedProjects({ app, actor, now }: Pick<RequestContext, 'app' | 'actor' | 'now'>) {
  const fields = ['id', 'title', 'status', 'startsOn', 'endsOn'] as const;
  const newest = { by: 'createdAt', down: true, limit: MAX_FRAMED_PROJECTS } as const;
  const rows = await app.pick(briefings, actor, fields, {}, newest);
  const today = businessDate(now);
  return rows.map(({ id, title, ...row }) => ({
    id,
    title,
    status: row.status,
    running: projectGroup(row, today) === 'in_progress',
  }));
}

/** Returns the account menu of a brand's user, with the company's name and logo. */
const brandAccount = (
  { id, name }: { readonly id: number; readonly name: string },
  { tradeName, logo }: Pick<Company, 'tradeName' | 'logo'>,
) => ({ id, name, under: tradeName, logo: logo && photoPath(logo) });

type Framed = Pick<RequestContext<'shared'>, 'app' | 'actor' | 'user'>;

/** Loads the frame of staff, which has neither projects nor conversations; its home is the back office. */
export async function loadStaffFrame({ app, actor, user: { id, name } }: Framed) {
  const unread = await app.notifications.unread(id);
  return {
    role: 'admin' as const,
    account: { id, name },
    unread,
    home: `${areaPath.admin}${officeHome(actor)}`,
  };
}
export type StaffFrameData = Awaited<ReturnType<typeof loadStaffFrame>>;

/** Loads the frame of a company's users. */
export async function loadCompanyFrame(ctx: RequestContext<'company' | 'shared'>, companyId: number) {
  const { app, actor, user } = ctx;
  const [{ unread, unreadTalks }, company, projects, queue] = await Promise.all([
    app.conversations.unread(user.id),
    app.get(companies, actor, companyId),
    loadFramedProjects(ctx),
    loadQueue(ctx),
  ]);
  const account = brandAccount(user, company);
  return { role: 'company' as const, account, unread, unreadTalks, projects, queue };
}

/** Loads the frame of a shared page by the user's role, in at most three queries. */
export async function loadSharedFrame(ctx: RequestContext<'shared'>) {
  const { actor } = ctx;
  if (actor.role === 'creator') {
    return { role: actor.role, ...(await loadCreatorFrame({ ...ctx, actor })) };
  }
  return actor.role === 'admin' ? loadStaffFrame(ctx) : loadCompanyFrame(ctx, actor.companyId);
}
/** Loads the frame of a public page that is also in the menu of signed-in users; null for visitors. */
export async function loadVisitorFrame(ctx: RequestContext<'public'>): Promise<SharedFrameData | null> {
  const { actor, user } = ctx;
  if (!user || actor.role === 'nobody' || actor.role === 'system' || actor.role === 'guest') return null;
  return loadSharedFrame({ ...ctx, actor, user });
}

export type SharedFrameData = Awaited<ReturnType<typeof loadSharedFrame>>;
