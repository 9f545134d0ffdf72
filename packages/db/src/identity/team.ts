import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  type ApprovalLimit,
  type ApprovalRequest,
  type Briefing,
  canBeNamed,
  companies,
  type Invitation,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { get, select } from '../kernel/read';
import { scopeSql } from '../kernel/scope';
import { tableOf } from '../kernel/table';
import { digest } from './secrets';

/** An invitation as its page shows it to the visitor who opened the link. */
export interface OpenedInvitation {
  readonly invitation: Invitation;
  readonly tradeName: string;
  readonly inviterName: string;
  /**
   * Title of the project; null if the invitation has no project, or if the project's title may no longer be
   * shown.
   */
  readonly project: string | null;
  /** True if the invited address has an account, so that its user must sign in first. */
  readonly registered: boolean;
}

/**
 * Returns the invitation of a link. Returns undefined for unknown, replaced, used, withdrawn and expired
 * links.
 */
export async function opened(
  em: SqlEntityManager,
  token: string,
  now: string,
): Promise<OpenedInvitation | undefined> {
  const [found] = await em.execute<
    ({
      id: number;
      tradeName: string;
      inviterName: string;
      registered: boolean;
      title: string | null;
    } & Pick<Briefing, 'kind' | 'status' | 'endsOn'>)[]
  >(
    `select i.id, c.trade_name as "tradeName", u.name as "inviterName", b.title, b.kind, b.status,
       b.ends_on::text as "endsOn", exists (select from users where email = i.email) as registered
     from invitation_links l
     join invitations i on i.id = l.invitation_id
     join companies c on c.id = i.company_id
     join users u on u.id = i.invited_by_id
     left join briefings b on b.id = i.briefing_id
     where l.token_hash = ? and i.status = 'open' and i.expires_at > ?`,
    [digest(token), now],
  );
  if (!found) return undefined;
  const { id, tradeName, inviterName, registered, title, ...project } = found;
  const [row] = await select(em, 'invitations', scopeSql(tableOf(em, 'invitations'), [{ id }]));
  return {
    invitation: row as unknown as Invitation,
    tradeName,
    inviterName,
    registered,
    project: title !== null && canBeNamed(project, businessDate(now)) ? title : null,
  };
}

/** Returns the hash of a link's token, as commands use it. */
export const linkHashOf = digest;

/** An event in a company's team. */
export interface TeamStep {
  readonly id: number;
  /** Name of the event: `invitations.create`, `users.removeFromTeam` …; pages translate it. */
  readonly kind: string;
  /** Name of the actor; empty for the system and for visitors without an account. */
  readonly actorName: string;
  /** Name of the affected user, or of the chosen plan. */
  readonly about: string;
  /** ISO 8601 time, UTC. */
  readonly at: string;
}

const teamEvents = [
  'invitations.create',
  'invitations.resend',
  'invitations.withdraw',
  'invitations.accepted',
  'users.removeFromTeam',
  'users.leftTeam',
  'users.madeOwner',
  'users.madeMember',
  'users.handOver',
  'users.approvalGranted',
  'users.approvalTaken',
  'users.approvalFreed',
  'companies.changePlan',
];

/**
 * Returns the team events of a company that the actor may read, newest first.
 * @throws Problem `not_found`
 */
export async function history(
  em: SqlEntityManager,
  actor: Actor,
  companyId: number,
  limit = 50,
): Promise<TeamStep[]> {
  await get(em, companies, actor, companyId);
  const steps = await em.execute<TeamStep[]>(
    `select e.id, e.kind, e.at, coalesce(i.name, e.data->>'title', '') as about,
       case when u.staff then '' else coalesce(u.name, '') end as "actorName"
     from events e
     left join invitations i on e.resource = 'invitations' and i.id = e.row_id
     left join users u on u.id = e.actor_id
     where e.company_id = ? and e.kind in (${teamEvents.map(() => '?').join(', ')})
     order by e.id desc limit ${limit}`,
    [companyId, ...teamEvents],
  );
  return steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() }));
}

/**
 * Returns the newest approval requests of the actor's company. Owners receive all requests, other members
 * only their own.
 */
export async function approvalRequestsOf(em: SqlEntityManager, actor: Actor): Promise<ApprovalRequest[]> {
  if (actor.role !== 'company') return [];
  const { selection, toRow, name } = tableOf(em, 'approval_requests');
  const owns = actor.companyRole === 'owner';
  const rows = await em.execute<Record<string, unknown>[]>(
    `select ${selection} from ${name} where company_id = ?${owns ? '' : ' and user_id = ?'}
     order by (answer is not null), id desc limit 50`,
    owns ? [actor.companyId] : [actor.companyId, actor.userId],
  );
  return rows.map((row) => toRow(row) as unknown as ApprovalRequest);
}

/**
 * Returns the approval limits of a company's members. The caller has checked that the actor belongs to the
 * company.
 */
export async function approvalLimitsOf(em: SqlEntityManager, companyId: number): Promise<ApprovalLimit[]> {
  const { selection, toRow, name } = tableOf(em, 'approval_limits');
  const rows = await em.execute<Record<string, unknown>[]>(
    `select ${selection} from ${name} where company_id = ? order by id`,
    [companyId],
  );
  return rows.map((row) => toRow(row) as unknown as ApprovalLimit);
}
