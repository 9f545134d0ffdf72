import { businessDate } from '@elenco/brazil';
import type { ApprovalLimit } from '@elenco/core/hiring';
import { isProblem } from '@elenco/core/kit';
import {
  approveAsked,
  askApproval,
  changeCompanyRole,
  declineAsked,
  invitationStatusOf,
  invitations,
  limitApproval,
  removeMember,
  resendInvitation,
  sendInvitations,
  transferOwnership,
  withdrawInvitation,
} from '@elenco/core/operations';
import { areaPath, companies, id, users } from '@elenco/core/people';
import type { TeamStep } from '@elenco/db';
import { redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, formHandler, place } from '../adapters/form.server';
import { evidenceOf, type RequestContext } from '../adapters/requestContext.server';
import { countOf, pageOf, withCreators } from './requests.server';

export type { TeamStep };

const here = `${areaPath.company}/company`;

/** Returns the user's company; redirects staff to companies, or to `office`, in the back office. */
export const companyOf = ({ actor }: RequestContext<'company'>, office = 'companies') => {
  if (actor.role !== 'company') throw redirectDocument(`/dashboard/admin/${office}`);
  return actor;
};

/** Loads users, open invitations, plan and history. */
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
      name: people.find((one) => one.id === userId)?.name ?? '',
      answeredBy: people.find((one) => one.id === answeredById)?.name ?? '',
      count: countOf(input),
      to: pageOf(act, input),
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
    open: open.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      email: row.email,
      sentAt: row.sentAt,
      expiresAt: row.expiresAt,
      invitationStatus: invitationStatusOf(row, now),
    })),
    history,
  };
}

function approvesOf(limit: ApprovalLimit | undefined, today: string) {
  if (!limit) return null;
  const { limitCents, usedCents, currency, untilOn } = limit;
  const leftCents = limitCents - usedCents;
  return { leftCents, limitCents, currency, untilOn, over: untilOn < today || leftCents <= 0 };
}

const row = z.object({ id });
const approving = row.extend({ read: z.literal('on', 'request_not_read') });
const limitForm = z.object({ id, ...limitApproval.input.shape.limit.unwrap().shape });
const back = (toast: string) => () => ({ to: here, toast });

/** An act as JSON, and the page that asks for it. */
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
  back: place,
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A page's form with one person, in the shape of the command. */
export const inviting = z.object({ people: sendInvitations.input.shape.people });

export const companyActions = actions('company', {
  invite: command(sendInvitations, {
    schema: inviting,
    input: ({ people }, { locale }) => ({ people, locale }),
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
  /** Asks for an act of another page, and returns there. */
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
    const { leftOut } = await ctx.app.perform(approveAsked, { id, ...evidenceOf(ctx) }, ctx);
    return { to: here, toast: leftOut > 0 ? 'requestApprovedPartly' : 'requestApproved' };
  }),
  decline: command(declineAsked, {
    schema: z.object({ id, comment: declineAsked.input.shape.comment }),
    input: (value) => value,
    next: back('requestDeclined'),
  }),
  remove: command(removeMember, { schema: row, input: (value) => value, next: back('memberRemoved') }),
});
