import {
  changePassword,
  endSessions,
  Problem,
  refuseWhileImpersonating,
  requireRecentAuth,
  requireUsableScopes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '@elenco/core';
import { password } from '@elenco/core/people/password';
import { hashPassword } from '@elenco/db';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { emailActions } from './email.server';
import { shownOnce } from './load.server';
import { cookie, sealValue } from './once.server';
import { proofFields, requirePassword, requireProof, withReauthentication } from './proof.server';
import { confirmedCode, setupForm } from './secondFactor.server';
import { tokenForm } from './tokens';

const here = '/dashboard/security';
const present = z.string().min(1, 'required').max(1_000, 'too_long');

const passwordForm = z.object({ presentPassword: present, password });
const change = formHandler<'shared', typeof passwordForm>(passwordForm, async (given, ctx) => {
  await requirePassword(given.presentPassword, ctx);
  const input = { passwordHash: await hashPassword(given.password), keepSession: ctx.sessionId };
  await ctx.app.perform(changePassword, input, ctx);
  await ctx.signIn(ctx.user.id);
  return { to: here, toast: 'passwordChanged', document: true };
});

const oneForm = z.object({ id: z.coerce.number().int().positive() });
const endForm = oneForm.extend(proofFields);
const endOne = formHandler<'shared', typeof endForm>(endForm, async ({ id, ...given }, ctx) => {
  await withReauthentication(given, ctx, (by) => ctx.app.perform(endSessions, { id }, by));
  return { to: here, toast: 'signedOut' };
});

const proofForm = z.object(proofFields);
const endOthers = formHandler<'shared', typeof proofForm>(proofForm, async (given, ctx) => {
  const { sessionId } = ctx;
  if (sessionId === null) throw new Problem('signed_out');
  await withReauthentication(given, ctx, (by) => ctx.app.perform(endSessions, { allBut: sessionId }, by));
  return { to: here, toast: 'signedOut' };
});

/**
 * Turns the second factor on, ends all other sessions, and gives this browser a new session, since its
 * permissions change.
 */
const onForm = setupForm.extend({ presentPassword: proofFields.presentPassword });
export const turnOn = formHandler<'shared', typeof onForm>(onForm, async ({ code, ...given }, ctx) => {
  await withReauthentication(given, ctx, async (by) => {
    requireRecentAuth(by);
    const kept = await confirmedCode(code, ctx, ctx.user);
    await ctx.app.perform(turnOnSecondFactor, { ...kept, keepSession: ctx.sessionId }, by);
  });
  await ctx.signIn(ctx.user.id);
  return { to: here, toast: 'secondFactorOn', document: true };
});

const turnOff = formHandler<'shared', typeof proofForm>(proofForm, async (given, ctx) => {
  await requireProof(given, ctx);
  await ctx.app.perform(turnOffSecondFactor, { demanded: ctx.staffSecondFactor }, ctx);
  return { to: here, toast: 'secondFactorOff' };
});

const issueForm = tokenForm.extend(proofFields);
const issue = formHandler<'shared', typeof issueForm>(issueForm, async (given, ctx) => {
  refuseWhileImpersonating(ctx.actor);
  const { name, scopes, days } = given;
  requireUsableScopes(ctx.actor, scopes);
  const { token } = await withReauthentication(given, ctx, (by) => {
    requireRecentAuth(by);
    return ctx.app.identity.issueToken(ctx.user.id, { name, scopes, days, now: ctx.now });
  });
  const sealed = sealValue(token, `token of ${ctx.user.id}`, 2, ctx);
  return { to: `${here}#tokens`, cookie: cookie(shownOnce, sealed, 2, ctx) };
});

const revoke = formHandler<'shared', typeof oneForm>(oneForm, async ({ id }, ctx) => {
  refuseWhileImpersonating(ctx.actor);
  await ctx.app.identity.revokeToken(ctx.user.id, id, ctx.now);
  return { to: `${here}#tokens`, toast: 'tokenRevoked' };
});

export const securityActions = {
  password: change,
  endOne,
  endOthers,
  turnOff,
  issue,
  revoke,
  ...emailActions,
};
