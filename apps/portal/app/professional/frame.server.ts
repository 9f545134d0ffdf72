import { contracts } from '@elenco/core/contract';
import type { Visit } from '../adapters/visit.server';

/** What the creator's frame shows around every page: two queries. */
export async function loadFrame({ app, actor, user }: Visit<'professional'>) {
  const staff = actor.role !== 'professional';
  const [unread, projects] = await Promise.all([
    app.notifications.unread(user.id),
    staff ? [] : app.pick(contracts, actor, ['briefingId', 'title'], {}, { down: true, limit: 30 }),
  ]);
  return {
    staff,
    unread,
    account: { id: user.id, name: user.name },
    projects,
  };
}
