import {
  confirmNewEmail,
  email,
  Problem,
  refuseWhileImpersonating,
  requestEmailChange,
  requireRecentAuth,
  resendNewEmail,
  undoNewEmail,
  withdrawNewEmail,
} from '@elenco/core';
import { password } from '@elenco/core/people/password';
import { hashPassword, linkHashOf } from '@elenco/db';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { inConstantTime } from '../access/constantTime.server';
import { requestedPageCookie } from '../access/pageBeforeSignIn.server';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { requireEmailAllowed } from './emailLimits.server';
import { proofFields, withReauthentication } from './proof.server';

const here = '/dashboard/security';
const card = `${here}#email`;

const askForm = z.object({ email, ...proofFields });

/**
 * Requests a change of the e-mail address. Response and response time are the same whether or not the address
 * is in use.
 */
const ask = formHandler<'shared', typeof askForm>(askForm, async ({ email: address, ...proof }, ctx) => {
  refuseWhileImpersonating(ctx.actor);
  await withReauthentication(proof, ctx, async (by) => {
    requireRecentAuth(by);
    await requireEmailAllowed(address, ctx, ctx.user);
    await inConstantTime(ctx.app.perform(requestEmailChange, { email: address }, by));
  });
  return { to: card, toast: 'emailAsked' };
});

const nothing = z.object({});

const resend = formHandler<'shared', typeof nothing>(nothing, async (_, ctx) => {
  refuseWhileImpersonating(ctx.actor);
  const pending = await ctx.app.identity.pendingEmail(ctx.user.id, ctx.now);
  if (pending) await requireEmailAllowed(pending.newEmail, ctx, ctx.user);
  await inConstantTime(ctx.app.perform(resendNewEmail, {}, ctx));
  return { to: card, toast: 'emailAsked' };
});

const withdraw = formHandler<'shared', typeof nothing>(nothing, async (_, ctx) => {
  await ctx.app.perform(withdrawNewEmail, {}, ctx);
  return { to: card, toast: 'emailWithdrawn' };
});

export const emailActions = { askEmail: ask, resendEmail: resend, withdrawEmail: withdraw };

const mayFollow = ({ app, ip, now }: RequestContext<'public'>) => app.identity.allowed('link', { ip }, now);
const keyOf = ({ url }: RequestContext) => url.searchParams.get('key') ?? '';

/**
 * Returns the change that the link of a confirmation e-mail would make. Loading the page does not use up the
 * link, since mail programs open links automatically.
 */
export async function loadConfirm(ctx: RequestContext<'public'>) {
  const token = keyOf(ctx);
  const { identity } = ctx.app;
  const found = (await mayFollow(ctx)) ? await identity.emailToConfirm(token, ctx.now) : undefined;
  if (!found) return data({ state: 'over' } as const);
  const { newEmail, signedIn } = found;
  if (signedIn === null || signedIn === ctx.user?.id)
    return data({ state: 'open', token, newEmail } as const);
  const state = ctx.user ? ('other' as const) : ('signIn' as const);
  return data({ state }, { headers: ctx.user ? {} : { 'Set-Cookie': requestedPageCookie(ctx.url) } });
}

const linkForm = z.object({ token: z.string().max(200) });

/**
 * Confirms the new address. The user who requested the change stays signed in with a new session; after a
 * correction by support, all sessions end.
 */
export const confirm = formHandler<'public', typeof linkForm>(linkForm, async ({ token }, ctx) => {
  if (!(await mayFollow(ctx))) throw new Problem('too_often');
  const input = { tokenHash: linkHashOf(token), keepSession: ctx.sessionId };
  const { userId, own } = await ctx.app.perform(confirmNewEmail, input, ctx);
  if (!own) return { to: '/login', toast: 'emailConfirmed', document: true };
  await ctx.signIn(userId);
  return { to: here, toast: 'emailChanged', document: true };
});

/** Returns the address that the link of an e-mail would restore. */
export async function loadUndo(ctx: RequestContext<'public'>) {
  const token = keyOf(ctx);
  const { identity } = ctx.app;
  const email = (await mayFollow(ctx)) ? await identity.emailToBringBack(token, ctx.now) : undefined;
  return { token, email: email ?? null };
}

const undoForm = linkForm.extend({ password });

export const undo = formHandler<'public', typeof undoForm>(undoForm, async (given, ctx) => {
  if (!(await mayFollow(ctx))) throw new Problem('too_often');
  const tokenHash = linkHashOf(given.token);
  const passwordHash = await hashPassword(given.password);
  await ctx.app.perform(undoNewEmail, { tokenHash, passwordHash }, ctx);
  return { to: '/login', toast: 'emailBack', document: true };
});
