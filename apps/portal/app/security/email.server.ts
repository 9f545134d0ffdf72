import {
  askNewEmail,
  confirmNewEmail,
  email,
  Problem,
  refuseWhileImpersonating,
  requireRecentAuth,
  resendNewEmail,
  undoNewEmail,
  withdrawNewEmail,
} from '@elenco/core';
import { password } from '@elenco/core/password';
import { hashPassword } from '@elenco/db';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { goingTo } from '../access/going.server';
import { steadily } from '../access/steady.server';
import { sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';
import { mayWriteTo } from './emailLimits.server';
import { proofFields, proving } from './proof.server';

const here = '/dashboard/security';
const card = `${here}#email`;

const askForm = z.object({ email, ...proofFields });

/** Whether the address is somebody's shows in its mailbox only: answer and time are the same. */
const ask = sending<'shared', typeof askForm>(askForm, async ({ email: address, ...proof }, visit) => {
  refuseWhileImpersonating(visit.actor);
  await proving(proof, visit, async (by) => {
    requireRecentAuth(by);
    await mayWriteTo(address, visit, visit.user);
    await steadily(visit.app.perform(askNewEmail, { email: address }, by));
  });
  return { to: card, toast: 'emailAsked' };
});

const nothing = z.object({});

const resend = sending<'shared', typeof nothing>(nothing, async (_, visit) => {
  refuseWhileImpersonating(visit.actor);
  const pending = await visit.app.identity.pendingEmail(visit.user.id, visit.now);
  if (pending) await mayWriteTo(pending.newEmail, visit, visit.user);
  await steadily(visit.app.perform(resendNewEmail, {}, visit));
  return { to: card, toast: 'emailAsked' };
});

const withdraw = sending<'shared', typeof nothing>(nothing, async (_, visit) => {
  await visit.app.perform(withdrawNewEmail, {}, visit);
  return { to: card, toast: 'emailWithdrawn' };
});

export const emailActions = { askEmail: ask, resendEmail: resend, withdrawEmail: withdraw };

const mayFollow = ({ app, ip, now }: Visit<'public'>) => app.allowed('link', { ip }, now);
const keyOf = ({ url }: Visit) => url.searchParams.get('key') ?? '';

/** What a link to a new address would do. Looking uses nothing up: mail programmes look at links by themselves. */
export async function loadConfirm(visit: Visit<'public'>) {
  const token = keyOf(visit);
  const { identity } = visit.app;
  const found = (await mayFollow(visit)) ? await identity.emailToConfirm(token, visit.now) : undefined;
  if (!found) return data({ state: 'over' } as const);
  const { newEmail, signedIn } = found;
  if (signedIn === null || signedIn === visit.user?.id)
    return data({ state: 'open', token, newEmail } as const);
  const state = visit.user ? ('other' as const) : ('signIn' as const);
  return data({ state }, { headers: visit.user ? {} : { 'Set-Cookie': goingTo(visit.url) } });
}

const linkForm = z.object({ token: z.string().max(200) });

/** Whoever asked for it stays signed in, in a new session; after support's correction everybody signs in anew. */
export const confirm = sending<'public', typeof linkForm>(linkForm, async ({ token }, visit) => {
  if (!(await mayFollow(visit))) throw new Problem('too_often');
  const input = { tokenHash: visit.app.identity.linkHash(token), keepSession: visit.sessionId };
  const { userId, own } = await visit.app.perform(confirmNewEmail, input, visit);
  if (!own) return { to: '/login', toast: 'emailConfirmed', document: true };
  await visit.signIn(userId);
  return { to: here, toast: 'emailChanged', document: true };
});

/** Which address a link of its letter would bring back. */
export async function loadUndo(visit: Visit<'public'>) {
  const token = keyOf(visit);
  const { identity } = visit.app;
  const email = (await mayFollow(visit)) ? await identity.emailToBringBack(token, visit.now) : undefined;
  return { token, email: email ?? null };
}

const undoForm = linkForm.extend({ password });

export const undo = sending<'public', typeof undoForm>(undoForm, async (given, visit) => {
  if (!(await mayFollow(visit))) throw new Problem('too_often');
  const tokenHash = visit.app.identity.linkHash(given.token);
  const passwordHash = await hashPassword(given.password);
  await visit.app.perform(undoNewEmail, { tokenHash, passwordHash }, visit);
  return { to: '/login', toast: 'emailBack', document: true };
});
