import { contracts } from '@elenco/core/hiring';
import { creators, portraitPath } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadQueue } from '../queue/load.server';

/** Loads the data of the frame of every creator page, in three queries. */
export async function loadFrame(ctx: RequestContext<'creator'>) {
  const { app, actor, user } = ctx;
  const staff = actor.role !== 'creator';
  const [{ unread, unreadTalks }, [profile], projects, queue] = await Promise.all([
    app.conversations.unread(user.id),
    actor.role === 'creator'
      ? app.pick(creators, actor, ['portrait', 'profileType'], { id: actor.creatorId })
      : [],
    staff
      ? []
      : app.pick(contracts, actor, ['briefingId', 'title'], { origin: 'hiring' }, { down: true, limit: 30 }),
    loadQueue(ctx),
  ]);
  return {
    staff,
    freelancer: profile?.profileType === 'freelancer',
    queue,
    unread,
    unreadTalks,
    account: {
      id: actor.role === 'creator' ? actor.creatorId : user.id,
      name: user.name,
      src: profile ? portraitPath(profile.portrait) : null,
    },
    projects: projects.flatMap(({ briefingId, title }) =>
      briefingId === null ? [] : [{ briefingId, title }],
    ),
  };
}
