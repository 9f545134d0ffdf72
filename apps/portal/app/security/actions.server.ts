import {
  changePassword,
  demandOneself,
  demandRecent,
  endSessions,
  Problem,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '@elenco/core';
import { password } from '@elenco/core/password';
import { hashPassword } from '@elenco/db';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import { shownOnce } from './load.server';
import { cookie, note } from './once.server';
import { mustKnowPassword, mustProve, proofFields, proving } from './proof.server';
import { proven, setupForm } from './secondFactor.server';
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
const endOne = sending<'shared', typeof oneForm>(oneForm, async ({ id }, visit) => {
  await visit.app.perform(endSessions, { id }, visit);
  return { to: here, toast: 'signedOut' };
});

const noFields = z.object({});
const endOthers = sending<'shared', typeof noFields>(noFields, async (_, visit) => {
  if (visit.sessionId === null) throw new Problem('signed_out');
  await visit.app.perform(endSessions, { allBut: visit.sessionId }, visit);
  return { to: here, toast: 'signedOut' };
});

/** What else had been let in is out, and this browser gets a new session: it can do more than before. */
export const turnOn = sending<'shared', typeof setupForm>(setupForm, async ({ code }, visit) => {
  const kept = await proven(code, visit, visit.user);
  await visit.app.perform(turnOnSecondFactor, { ...kept, keepSession: visit.sessionId }, visit);
  await visit.signIn(visit.user.id);
  return { to: here, toast: 'secondFactorOn', document: true };
});

const offForm = z.object(proofFields);
const turnOff = sending<'shared', typeof offForm>(offForm, async (given, visit) => {
  await mustProve(given, visit);
  await visit.app.perform(turnOffSecondFactor, { demanded: visit.staffSecondFactor }, visit);
  return { to: here, toast: 'secondFactorOff' };
});

const issueForm = tokenForm.extend(proofFields);
const issue = sending<'shared', typeof issueForm>(issueForm, async (given, visit) => {
  demandOneself(visit.actor);
  const { name, scopes, days } = given;
  const { token } = await proving(given, visit, (by) => {
    demandRecent(by);
    return visit.app.identity.issueToken(visit.user.id, { name, scopes, days, now: visit.now });
  });
  const sealed = note(token, `token of ${visit.user.id}`, 2, visit);
  return { to: `${here}#tokens`, cookie: cookie(shownOnce, sealed, 2, visit) };
});

const revoke = sending<'shared', typeof oneForm>(oneForm, async ({ id }, visit) => {
  demandOneself(visit.actor);
  await visit.app.identity.revokeToken(visit.user.id, id, visit.now);
  return { to: `${here}#tokens`, toast: 'tokenRevoked' };
});

export const securityActions = { password: change, endOne, endOthers, turnOff, issue, revoke };
