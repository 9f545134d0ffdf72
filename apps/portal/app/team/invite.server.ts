import { Problem } from '@elenco/core';
import { acceptInvite, joinAsCreator, joinTeam } from '@elenco/core/operations';
import { areaPath } from '@elenco/core/people';
import { password } from '@elenco/core/people/password';
import { hashPassword, linkHashOf } from '@elenco/db';
import { z } from 'zod';
import { termsBox } from '../access/signUp.server';
import { actions, formHandler, type Next } from '../adapters/form.server';
import { evidenceOf, type RequestContext } from '../adapters/requestContext.server';
import { firstStepsPath } from '../creator/parts';

type Guest = RequestContext<'public'>;
const mayFollow = ({ app, ip, now }: Guest) => app.identity.allowed('link', { ip }, now);
/** Shortens a token; a longer one is invalid anyway. */
const tokenOf = ({ params }: Guest) => (params.token ?? '').slice(0, 100);

/**
 * Loads the invitation of a link. Unknown, expired, withdrawn and used links, and exceeded rate limits, all
 * return null.
 */
export async function loadInvite(ctx: Guest) {
  const { app, user, now } = ctx;
  const found = (await mayFollow(ctx)) ? await app.team.opened(tokenOf(ctx), now) : undefined;
  if (!found) return null;
  const { invitation, tradeName, inviterName, registered, project } = found;
  const { kind, name, email } = invitation;
  return {
    kind,
    name,
    email,
    tradeName,
    inviterName,
    project,
    registered,
    signedIn: user && {
      email: user.email,
      right: user.email === email,
      elsewhere: user.companyId !== null && user.companyId !== invitation.companyId,
    },
  };
}

const input = joinTeam.input.shape;
const creator = joinAsCreator.input.shape;
const person = {
  password,
  terms: termsBox,
  marketing: z.literal('on').optional(),
};
const memberForm = z.object({ name: input.name, ...person });
const creatorForm = z.object({
  name: creator.name,
  phone: creator.phone,
  profileType: creator.profileType,
  mainSkill: creator.mainSkill,
  ...person,
});

async function joiningWith(ctx: Guest, given: z.output<z.ZodObject<typeof person>>) {
  if (!(await mayFollow(ctx))) throw new Problem('too_often');
  const { password: secret, terms, marketing, ...fields } = given;
  return {
    ...fields,
    ...evidenceOf(ctx),
    tokenHash: linkHashOf(tokenOf(ctx)),
    passwordHash: await hashPassword(secret),
    locale: ctx.locale,
    terms: true as const,
    termsVersion: terms,
    marketing: marketing === 'on',
  };
}

/**
 * Throws a refusal for `not_found`: the link was used, withdrawn or replaced after the page was loaded.
 * Rethrows other errors.
 */
const refuseUsedLink = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'not_found') throw new Problem('refused', [{ pointer: '', code: 'link_not_valid' }]);
  throw error;
};

const nobody = (ctx: Guest) => ({ ...ctx, actor: { role: 'nobody' } as const });

export const inviteActions = actions('public', {
  join: formHandler<'public', typeof memberForm>(memberForm, async (form, ctx): Promise<Next> => {
    const given = { ...(await joiningWith(ctx, form)), name: form.name };
    const { userId } = await ctx.app.perform(joinTeam, given, nobody(ctx)).catch(refuseUsedLink);
    await ctx.signIn(userId);
    return { to: areaPath.company, toast: 'joined', document: true };
  }),
  joinAsCreator: formHandler<'public', typeof creatorForm>(creatorForm, async (form, ctx): Promise<Next> => {
    const { name, phone, profileType, mainSkill } = form;
    const given = { ...(await joiningWith(ctx, form)), name, phone, profileType, mainSkill, tags: [] };
    const { userId } = await ctx.app.perform(joinAsCreator, given, nobody(ctx)).catch(refuseUsedLink);
    await ctx.signIn(userId);
    return { to: firstStepsPath, toast: 'joined', document: true };
  }),
  accept: formHandler<'public', z.ZodObject>(z.object({}), async (_, ctx): Promise<Next> => {
    if (!ctx.user) throw new Problem('signed_out');
    if (!(await mayFollow(ctx))) throw new Problem('too_often');
    // A user who has left a company has an account, but no role.
    const actor = ctx.actor.role === 'nobody' ? ({ role: 'system' } as const) : ctx.actor;
    const given = { tokenHash: linkHashOf(tokenOf(ctx)), userId: ctx.user.id };
    const { userId, kind } = await ctx.app
      .perform(acceptInvite, given, { ...ctx, actor })
      .catch(refuseUsedLink);
    if (kind === 'creator') return { to: areaPath.creator, toast: 'joined' };
    // The user's other sessions end with the previous role; this browser gets a new session.
    await ctx.signIn(userId);
    return { to: areaPath.company, toast: 'joined', document: true };
  }),
});
