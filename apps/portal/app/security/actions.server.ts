import {
  changePassword,
  endSessions,
  Problem,
  refuseWhileImpersonating,
  requireRecentAuth,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '@elenco/core';
import { password } from '@elenco/core/password';
import { hashPassword } from '@elenco/db';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import { emailActions } from './email.server';
import { shownOnce } from './load.server';
import { cookie, note } from './once.server';
import { mustKnowPassword, mustProve, proofFields, proving } from './proof.server';
import { confirmedCode, setupForm } from './secondFactor.server';
import { tokenForm } from './tokens';

export const here = '/dashboard/security';
const present = z.string().min(1, 'required').max(1_000, 'too_long');

const passwordForm = z.object({ presentPassword: present, password });
const change = sending<'shared', typeof passwordForm>(passwordForm, async (given, visit) => {
  await mustKnowPassword(given.presentPassword, visit);
  const input = { passwordHash: await hashPassword(given.password), keepSession: visit.sessionId };
  await visit.app.perform(changePassword, input, visit);
  await visit.signIn(visit.user.id);
  return { to: here, toast: 'passwordChanged', document: true };
});

const oneForm = z.object({ id: z.coerce.number().int().positive() });
const endForm = oneForm.extend(proofFields);
const endOne = sending<'shared', typeof endForm>(endForm, async ({ id, ...given }, visit) => {
  await proving(given, visit, (by) => visit.app.perform(endSessions, { id }, by));
  return { to: here, toast: 'signedOut' };
});

const proofForm = z.object(proofFields);
const endOthers = sending<'shared', typeof proofForm>(proofForm, async (given, visit) => {
  const { sessionId } = visit;
  if (sessionId === null) throw new Problem('signed_out');
  await proving(given, visit, (by) => visit.app.perform(endSessions, { allBut: sessionId }, by));
  return { to: here, toast: 'signedOut' };
});

/** What else had been let in is out, and this browser gets a new session: it can do more than before. */
const onForm = setupForm.extend({ presentPassword: proofFields.presentPassword });
export const turnOn = sending<'shared', typeof onForm>(onForm, async ({ code, ...given }, visit) => {
  await proving(given, visit, async (by) => {
    requireRecentAuth(by);
    const kept = await confirmedCode(code, visit, visit.user);
    await visit.app.perform(turnOnSecondFactor, { ...kept, keepSession: visit.sessionId }, by);
  });
  await visit.signIn(visit.user.id);
  return { to: here, toast: 'secondFactorOn', document: true };
});

const turnOff = sending<'shared', typeof proofForm>(proofForm, async (given, visit) => {
  await mustProve(given, visit);
  await visit.app.perform(turnOffSecondFactor, { demanded: visit.staffSecondFactor }, visit);
  return { to: here, toast: 'secondFactorOff' };
});

const issueForm = tokenForm.extend(proofFields);
const issue = sending<'shared', typeof issueForm>(issueForm, async (given, visit) => {
  refuseWhileImpersonating(visit.actor);
  const { name, scopes, days } = given;
  const { token } = await proving(given, visit, (by) => {
    requireRecentAuth(by);
    return visit.app.identity.issueToken(visit.user.id, { name, scopes, days, now: visit.now });
  });
  const sealed = note(token, `token of ${visit.user.id}`, 2, visit);
  return { to: `${here}#tokens`, cookie: cookie(shownOnce, sealed, 2, visit) };
});

const revoke = sending<'shared', typeof oneForm>(oneForm, async ({ id }, visit) => {
  refuseWhileImpersonating(visit.actor);
  await visit.app.identity.revokeToken(visit.user.id, id, visit.now);
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
