import { confirmEmail, email, Problem, resendConfirmation } from '@elenco/core';
import { areaPath } from '@elenco/core/people';
import { linkHashOf } from '@elenco/db';
import { z } from 'zod';
import { formHandler, type Next } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { firstStepsPath } from '../creator/parts';
import { inConstantTime } from './constantTime.server';
import { mailSentPage } from './mailSent.server';
import { continueSignIn } from './signIn.server';

/**
 * Sends the confirmation e-mail again. Known, unknown and confirmed e-mail addresses get the same response.
 */
export const resend = formHandler(
  z.object({ email }),
  async ({ email: address }, ctx: RequestContext<'public'>) => {
    const may = await ctx.app.identity.allowed('resend', { account: address, ip: ctx.ip }, ctx.now);
    if (!may) throw new Problem('too_often');
    const context = { ...ctx, actor: { role: 'nobody' } } as const;
    await inConstantTime(ctx.app.perform(resendConfirmation, { email: address }, context));
    return mailSentPage(address, 'again');
  },
);

const mayFollow = ({ app, ip, now }: RequestContext<'public'>) => app.identity.allowed('link', { ip }, now);

/**
 * Returns the e-mail address that a link would confirm. The link stays valid, since mail programs open links
 * automatically.
 */
export async function loadConfirm(ctx: RequestContext<'public'>) {
  const token = ctx.url.searchParams.get('token') ?? '';
  const owner = (await mayFollow(ctx))
    ? await ctx.app.identity.ownerOfLink(token, 'confirm', ctx.now)
    : undefined;
  return { token, email: owner?.email ?? null };
}

const notValid = new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);

/** Confirms the e-mail address and signs the user in with a new session. */
export const confirm = formHandler(
  z.object({ token: z.string().max(200) }),
  async ({ token }, ctx: RequestContext<'public'>): Promise<Next> => {
    if (!(await mayFollow(ctx))) throw new Problem('too_often');
    const { identity } = ctx.app;
    const person = await identity.ownerOfLink(token, 'confirm', ctx.now);
    if (!person) throw notValid;
    const context = { ...ctx, actor: { role: 'system' } } as const;
    await ctx.app.perform(confirmEmail, { tokenHash: linkHashOf(token) }, context);
    const next = await continueSignIn(person, ctx);
    const to = next.to === areaPath.creator ? firstStepsPath : next.to;
    return { ...next, to, toast: 'welcome' };
  },
);
