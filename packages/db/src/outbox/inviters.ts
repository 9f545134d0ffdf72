import { businessDate } from '@elenco/brazil';
import { type Briefing, canBeNamed, type Invitation, type User } from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import type { OutboxEvent } from './message';

type Happened = Pick<OutboxEvent, 'resource' | 'rowId' | 'data'>;
type Where = Parameters<typeof scopeSql>[1];

/**
 * Returns the events. Adds the inviter's name to events of invitations and, for an invited creator, the title
 * of the project while it may be shown. The text for an invited colleague differs from the text for a creator
 * who is invited to a project.
 */
export async function withInviters<E extends Happened>(
  em: SqlEntityManager,
  events: readonly E[],
  now: string,
): Promise<readonly E[]> {
  const read = async <R>(resource: string, where: Where) =>
    (await select(em, resource, scopeSql(tableOf(em, resource), where))) as unknown as R[];
  const id = events.flatMap(({ resource, rowId }) => (resource === 'invitations' ? [rowId] : []));
  if (id.length === 0) return events;
  const sent = await read<Invitation>('invitations', [{ id }]);
  const inviters = await read<User>('users', [{ id: sent.map(({ invitedById }) => invitedById) }]);
  const wanted = sent.flatMap(({ briefingId }) => briefingId ?? []);
  const projects = wanted.length > 0 ? await read<Briefing>('briefings', [{ id: wanted }]) : [];
  const today = businessDate(now);
  return events.map((event) => {
    const invitation = event.resource === 'invitations' && sent.find((one) => one.id === event.rowId);
    if (!invitation) return event;
    const by = inviters.find((one) => one.id === invitation.invitedById)?.name ?? '';
    const project = projects.find((one) => one.id === invitation.briefingId && canBeNamed(one, today));
    const named = project ? { project: project.title, context: 'project' } : {};
    const texts = invitation.kind === 'member' && by !== '' ? { context: 'team' } : named;
    return { ...event, data: { ...event.data, by, ...texts } };
  });
}
