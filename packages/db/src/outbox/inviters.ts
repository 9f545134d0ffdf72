import type { Invitation, User } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import type { OutboxEvent } from './message';

type Happened = Pick<OutboxEvent, 'resource' | 'rowId' | 'data'>;
type Where = Parameters<typeof scopeSql>[1];

/** Returns the events. Those of invitations name the inviter, and an invited colleague gets other texts. */
export async function withInviters<E extends Happened>(
  em: SqlEntityManager,
  events: readonly E[],
): Promise<readonly E[]> {
  const read = async <R>(resource: string, where: Where) =>
    (await select(em, resource, scopeSql(tableOf(em, resource), where))) as unknown as R[];
  const id = events.flatMap(({ resource, rowId }) => (resource === 'invitations' ? [rowId] : []));
  if (id.length === 0) return events;
  const sent = await read<Invitation>('invitations', [{ id }]);
  const inviters = await read<User>('users', [{ id: sent.map(({ invitedById }) => invitedById) }]);
  return events.map((event) => {
    const invitation = event.resource === 'invitations' && sent.find((one) => one.id === event.rowId);
    if (!invitation) return event;
    const by = inviters.find((one) => one.id === invitation.invitedById)?.name ?? '';
    const context = invitation.kind === 'member' && by !== '' ? { context: 'team' } : {};
    return { ...event, data: { ...event.data, by, ...context } };
  });
}
