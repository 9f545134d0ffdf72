import { Problem, turnOnSecondFactor, type User } from '@elenco/core';
import { actorOf } from '@elenco/core/party';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';
import { mayTryCode, wrongCode } from '../security/codes.server';
import { cookie, cookieIn, note, readNote } from '../security/once.server';
import { confirmedCode, loadSetup, setupForm } from '../security/secondFactor.server';
import { briefingIn, enterFully } from './signIn.server';

const name = 'halfway';
const purpose = 'first half of a sign-in';
const minutes = 10;

/** Says who has given the right password just now; opens nothing but the pages that ask for the second factor. */
export const halfway = (userId: number, visit: Visit) =>
  cookie(name, note(userId, purpose, minutes, visit), minutes, visit);

/** The person who is halfway in; the login again for anybody else. */
async function personOf(visit: Visit<'public'>): Promise<User> {
  const userId = readNote(cookieIn(visit.request, name), purpose, visit);
  const person = typeof userId === 'number' ? await visit.app.identity.userOf(userId) : undefined;
  if (!person) throw redirect('/login');
  return person;
}

async function enterOnce(person: User, visit: Visit<'public'>) {
  const next = await enterFully(person, visit, briefingIn(visit.url) ?? undefined);
  return { ...next, cookie: cookie(name, '', 0, visit) };
}

export async function loadCode(visit: Visit<'public'>) {
  await personOf(visit);
  return {};
}

const codeForm = z.object({ code: z.string().trim().min(1, 'required').max(40, 'too_long') });

/** A code of the device, or one of those for a lost device. */
export const proveCode = sending<'public', typeof codeForm>(codeForm, async ({ code }, visit) => {
  const person = await personOf(visit);
  await mayTryCode(visit, person);
  const right = await visit.app.identity.proveSecondFactor(visit.seal, person.id, code, visit.now);
  if (!right) throw await wrongCode(visit, person);
  return enterOnce(person, visit);
});

/** For whom a second factor is demanded and who has none yet: it is set up before the first session is opened. */
export async function loadDemandedSetup(visit: Visit<'public'>) {
  const person = await personOf(visit);
  if (await visit.app.identity.secondFactorOf(person.id)) throw redirect('/login/code');
  return { setup: loadSetup(visit, person) };
}

export const setUpDemanded = sending<'public', typeof setupForm>(setupForm, async ({ code }, visit) => {
  const person = await personOf(visit);
  if (await visit.app.identity.secondFactorOf(person.id)) throw new Problem('not_allowed');
  const kept = await confirmedCode(code, visit, person);
  const by = { actor: actorOf(person), now: visit.now, ip: visit.ip };
  await visit.app.perform(turnOnSecondFactor, { ...kept, keepSession: null }, by);
  return enterOnce(person, visit);
});
