import { type Erasable, erasable, impersonatorOf, leave } from '@elenco/core';
import { z } from 'zod';
import { sending } from '../adapters/form.server';
import { notFound, type Visit } from '../adapters/visit.server';
import { mustHaveDevice, mustProve, proofFields } from '../security/proof.server';
import { loadSharedFrame } from '../shell/shared.server';

/** What the person types to show that it is meant, in whichever language the page was. */
export const phrases = { pt: 'excluir', en: 'delete' } as const;

/** What can be deleted by this person, each with what has to be finished first. */
export async function loadLeave(visit: Visit<'shared'>) {
  const { app, actor, user, now } = visit;
  if (impersonatorOf(actor)) throw notFound();
  const choices: Erasable[] = [
    ...(actor.role === 'professional' ? (['profile'] as const) : []),
    'account',
    ...(actor.role === 'client' && actor.seat === 'owner' ? (['company'] as const) : []),
  ];
  const options = [];
  for (const erases of choices) {
    const decision = await app.rehearse(leave, { erases }, { actor, now });
    options.push({ erases, obstacles: 'refused' in decision ? [...decision.refused] : [] });
  }
  return {
    frame: await loadSharedFrame(visit),
    options,
    proof: visit.proof,
    secondFactor: (await app.identity.secondFactorOf(user.id)) !== undefined,
    phrase: phrases[visit.locale],
  };
}
export type LeaveData = Awaited<ReturnType<typeof loadLeave>>;

const form = z.object({
  erases: erasable,
  ...proofFields,
  phrase: z
    .string()
    .trim()
    .toLowerCase()
    .refine((typed) => Object.values<string>(phrases).includes(typed), 'wrong_phrase'),
});

/** The password, the device where there is one, and the word: an open screen is not enough. */
export const leaveNow = sending<'shared', typeof form>(form, async (given, visit, key) => {
  const { app, user, now, proof } = visit;
  await mustProve(given, visit);
  // Beside the password the device, where there is one; without a password it was asked for just now.
  if (proof === 'password' && (await app.identity.secondFactorOf(user.id)))
    await mustHaveDevice(given.code ?? '', visit);
  const { erases } = given;
  await app.perform(leave, { erases }, { actor: visit.actor, now, ip: visit.ip, ...(key ? { key } : {}) });
  if (erases === 'profile') return { to: '/dashboard/privacy', toast: 'profileGoes' };
  return { to: '/', toast: 'accountGoes', document: true };
});
