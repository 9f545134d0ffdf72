import { businessDate } from '@elenco/brazil';
import { type ApprovalLimit, briefings, type LimitTerms, limitTerms } from '@elenco/core/hiring';
import { isProblem } from '@elenco/core/kit';
import {
  approveRequest,
  askApproval,
  changeCompanyRole,
  declineRequest,
  type Invitation,
  invitationStatusOf,
  invitations,
  limitApproval,
  removeMember,
  resendInvitation,
  sendInvitations,
  transferOwnership,
  withdrawApprovalRequest,
  withdrawInvitation,
} from '@elenco/core/operations';
import { areaPath, companies, id, users } from '@elenco/core/people';
import type { TeamStep } from '@elenco/db';
import { redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, formHandler, redirectPath } from '../adapters/form.server';
import { evidenceOf, type RequestContext } from '../adapters/requestContext.server';
import type { Invited } from './Invitations';
import { invitedLimit, invitedTerms } from './invitedLimit';
import { countOf, withCreators } from './requests.server';

export type { TeamStep };

const here = `${areaPath.company}/company`;

/**
 * Returns the actor, who is a user of a company. Redirects staff to the back office: to the companies, or to
 * `office`.
 */
export const companyOf = ({ actor }: RequestContext<'company'>, office = 'companies') => {
  if (actor.role !== 'company') throw redirectDocument(`/dashboard/admin/${office}`);
  return actor;
};

/** Loads users, open invitations, plan and history of the company. */
export async function loadCompany(ctx: RequestContext<'company'>) {
  const { app, now, user } = ctx;
  const actor = companyOf(ctx);
  const { companyId } = actor;
  const today = businessDate(now);
  const [company, people, open, history, limits, requests] = await Promise.all([
    app.get(companies, actor, companyId),
    app.see(users, actor, { companyId }, { by: 'name' }),
    app.see(invitations, actor, { companyId, status: 'open' }, { down: true }),
    app.team.history(actor, companyId, 20),
    app.team.approvalLimitsOf(companyId),
    app.team.approvalRequestsOf(actor),
  ]);
  const owners = people.filter(
    ({ companyRole, suspendedAt }) => companyRole === 'owner' && suspendedAt === null,
  );
  return {
    companyId,
    tradeName: company.tradeName,
    plan: company.plan,
    owns: actor.companyRole === 'owner',
    currency: company.billingCurrency,
    own: user.id,
    owners: owners.map(({ name }) => name),
    requests: (await withCreators(ctx, requests)).map(({ id, userId, answeredById, act, input, ...row }) => ({
      id,
      act,
      own: userId === user.id,
      name: people.find((one) => one.id === userId)?.name ?? '',
      answeredBy: people.find((one) => one.id === answeredById)?.name ?? '',
      count: countOf(input),
      ...row,
    })),
    people: people.map(({ id, name, email, companyRole, createdAt, suspendedAt }) => ({
      id,
      name,
      email,
      companyRole: companyRole ?? 'member',
      createdAt,
      suspended: suspendedAt !== null,
      last: companyRole === 'owner' && owners.length === 1,
      approves: approvesOf(
        limits.find(({ userId }) => companyRole === 'member' && userId === id),
        today,
      ),
    })),
    open: await invitedOf(ctx, open),
    history,
  };
}

/** Returns invitations as the owner sees them. */
export async function invitedOf(
  { app, actor, now }: Pick<RequestContext<'company'>, 'app' | 'actor' | 'now'>,
  rows: readonly Invitation[],
): Promise<Invited[]> {
  const id = rows.flatMap(({ briefingId }) => briefingId ?? []);
  const projects = id.length > 0 ? await app.pick(briefings, actor, ['id', 'title'], { id }) : [];
  return rows.map((row) => shown(row, projects, now));
}

const shown = (
  row: Invitation,
  projects: readonly { readonly id: number; readonly title: string }[],
  now: string,
): Invited => ({
  id: row.id,
  project: projects.find(({ id }) => id === row.briefingId)?.title ?? null,
  kind: row.kind,
  name: row.name,
  email: row.email,
  sentAt: row.sentAt,
  expiresAt: row.expiresAt,
  approves: approvesOf(row.approvalLimit, businessDate(now)),
  invitationStatus: invitationStatusOf(row, now),
});

function approvesOf(limit: (LimitTerms & Partial<ApprovalLimit>) | null | undefined, today: string) {
  if (!limit) return null;
  const { limitCents, usedCents = 0, currency, untilOn } = limit;
  const leftCents = limitCents - usedCents;
  return { leftCents, limitCents, currency, untilOn, over: untilOn < today || leftCents <= 0 };
}

const row = z.object({ id });
const approving = row.extend({ read: z.literal('on', 'request_not_read') });
const limitForm = z.object({ id, ...limitTerms.shape });
const back = (toast: string) => () => ({ to: here, toast });

/**
 * Schema of the form that requests an approval: the command's input as JSON, and the page that contains the
 * form.
 */
const asking = z.object({
  act: askApproval.input.shape.act,
  input: z
    .string()
    .max(20_000)
    .transform((text, ctx) => {
      const parsed = askApproval.input.shape.input.safeParse(jsonOf(text));
      if (parsed.success) return parsed.data;
      ctx.addIssue({ code: 'custom', message: 'invalid_value' });
      return z.NEVER;
    }),
  back: redirectPath,
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const { people: invited } = sendInvitations.input.shape;

/** Schema of the form that invites one person, in the shape of the command's input. */
export const inviting = z.object({
  people: z.array(
    invited.element.extend({ limit: invitedLimit.optional() }).superRefine(({ kind, limit }, ctx) => {
      if (kind !== 'member' || limit) return;
      ctx.addIssue({ code: 'custom', message: 'required', path: ['limit', 'kind'] });
    }),
  ),
});

/** Returns the people to invite, each member with the limit that the owner chose. */
export const peopleInvited = ({ people }: z.output<typeof inviting>, now: string) =>
  people.map(({ limit, ...person }) => ({
    ...person,
    limit: person.kind === 'member' && limit ? invitedTerms(limit, businessDate(now)) : null,
  }));

export const companyActions = actions('company', {
  invite: command(sendInvitations, {
    schema: inviting,
    input: (value, { locale, now }) => ({ people: peopleInvited(value, now), locale }),
    next: back('inviteSent'),
  }),
  resend: command(resendInvitation, { schema: row, input: (value) => value, next: back('inviteSent') }),
  withdraw: command(withdrawInvitation, {
    schema: row,
    input: (value) => value,
    next: back('inviteWithdrawn'),
  }),
  promote: command(changeCompanyRole, {
    schema: row,
    input: ({ id }) => ({ id, companyRole: 'owner' as const }),
    next: back('seatChanged'),
  }),
  demote: command(changeCompanyRole, {
    schema: row,
    input: ({ id }) => ({ id, companyRole: 'member' as const }),
    next: back('seatChanged'),
  }),
  handOver: command(transferOwnership, { schema: row, input: (value) => value, next: back('handedOver') }),
  limit: command(limitApproval, {
    schema: limitForm,
    input: ({ id, ...limit }) => ({ id, limit }),
    next: back('approvalLimited'),
  }),
  free: command(limitApproval, {
    schema: row,
    input: ({ id }) => ({ id, limit: null }),
    next: back('approvalFreed'),
  }),
  /** Stores a member's request for an approval, and redirects to the page that sent the form. */
  ask: formHandler<'company', typeof asking>(asking, async ({ act, input, back: to }, ctx) => {
    try {
      await ctx.app.perform(askApproval, { act, input }, ctx);
      return { to, toast: 'approvalAsked' };
    } catch (error) {
      if (!isProblem(error) || error.code !== 'refused') throw error;
      const again = error.errors.some(({ code }) => code === 'already_asked');
      return { to, toast: again ? 'approvalAlreadyAsked' : 'approvalNotAsked' };
    }
  }),
  approve: formHandler<'company', typeof approving>(approving, async ({ id }, ctx) => {
    const { leftOut } = await ctx.app.perform(approveRequest, { id, ...evidenceOf(ctx) }, ctx);
    return { to: here, toast: leftOut > 0 ? 'requestApprovedPartly' : 'requestApproved' };
  }),
  decline: command(declineRequest, {
    schema: z.object({ id, comment: declineRequest.input.shape.comment }),
    input: (value) => value,
    next: back('requestDeclined'),
  }),
  withdrawRequest: command(withdrawApprovalRequest, {
    schema: row,
    input: (value) => value,
    next: back('requestWithdrawn'),
  }),
  remove: command(removeMember, { schema: row, input: (value) => value, next: back('memberRemoved') }),
});
