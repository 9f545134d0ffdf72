import { forgotPassword, Problem, resetPassword, user } from '@elenco/core';
import { password } from '@elenco/core/password';
import { hashPassword } from '@elenco/db';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';
import { steadily } from './steady.server';

const forgotForm = z.object({ email: user.shape.email });

/** Asks for a letter with a key. Whether the address is known shows in the mailbox only. */
export const askForPassword = sending<'public', typeof forgotForm>(forgotForm, async ({ email }, visit) => {
  const may = await visit.app.allowed('forgot', { account: email, ip: visit.ip }, visit.now);
  if (!may) throw new Problem('too_often');
  await steadily(visit.app.perform(forgotPassword, { email }, visit));
  return { to: '/password/forgot?sent=mail' };
});

const resetForm = z.object({ token: z.string().max(200), password });

/** The new password, by the key of the letter. Whoever saved it signs in with it: a letter alone opens no session. */
export const savePassword = sending<'public', typeof resetForm>(resetForm, async (given, visit) => {
  const may = await visit.app.allowed('link', { ip: visit.ip }, visit.now);
  if (!may) throw new Problem('too_often');
  const input = {
    tokenHash: visit.app.identity.linkHash(given.token),
    passwordHash: await hashPassword(given.password),
  };
  const { userId } = await visit.app.perform(resetPassword, input, visit);
  await visit.app.identity.arrive(userId, visit);
  return { to: '/login?password=new', document: true };
});

/** Whether the key of the address still opens something, so that nobody types a password for nothing. */
export async function loadReset(visit: Visit<'public'>) {
  const token = visit.url.searchParams.get('key') ?? '';
  const may = await visit.app.allowed('link', { ip: visit.ip }, visit.now);
  const owner = may ? await visit.app.identity.ownerOfLink(token, 'password', visit.now) : undefined;
  return { token, over: owner === undefined };
}
