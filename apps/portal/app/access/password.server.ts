import { forgotPassword, Problem, passwordPurposes, resetPassword, user } from '@elenco/core';
import { password } from '@elenco/core/people/password';
import { hashPassword, linkHashOf } from '@elenco/db';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { inConstantTime } from './constantTime.server';

const forgotForm = z.object({ email: user.shape.email });

/**
 * Sends an e-mail with a link to set a new password. The response is the same for known and unknown e-mail
 * addresses.
 */
export const requestPasswordReset = formHandler<'public', typeof forgotForm>(
  forgotForm,
  async ({ email }, ctx) => {
    const may = await ctx.app.identity.allowed('forgot', { account: email, ip: ctx.ip }, ctx.now);
    if (!may) throw new Problem('too_often');
    await inConstantTime(ctx.app.perform(forgotPassword, { email }, ctx));
    return { to: '/password/forgot?sent=mail' };
  },
);

const resetForm = z.object({ token: z.string().max(200), password });

/**
 * Saves a new password. The form contains the key from an e-mail. The user must then sign in, since an e-mail
 * alone opens no session.
 */
export const savePassword = formHandler<'public', typeof resetForm>(resetForm, async (given, ctx) => {
  const may = await ctx.app.identity.allowed('link', { ip: ctx.ip }, ctx.now);
  if (!may) throw new Problem('too_often');
  const input = {
    tokenHash: linkHashOf(given.token),
    passwordHash: await hashPassword(given.password),
  };
  const { userId } = await ctx.app.perform(resetPassword, input, ctx);
  await ctx.app.identity.arrive(userId, ctx);
  return { to: '/login?password=new', document: true };
});

/** Checks the key in the URL before the user types a password. */
export async function loadReset(ctx: RequestContext<'public'>) {
  const token = ctx.url.searchParams.get('key') ?? '';
  const may = await ctx.app.identity.allowed('link', { ip: ctx.ip }, ctx.now);
  const owner = may ? await ctx.app.identity.ownerOfLink(token, passwordPurposes, ctx.now) : undefined;
  return { token, over: owner === undefined };
}
