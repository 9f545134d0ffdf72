import { type Erasable, erasable, impersonatorOf, leave } from '@elenco/core';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { mustHaveDevice, mustProve, proofFields } from '../security/proof.server';
import { loadSharedFrame } from '../shell/shared.server';

/** Confirmation word, accepted in both languages. */
const phrases = { pt: 'excluir', en: 'delete' } as const;

/** Loads what this user can delete, each with its obstacles. */
export async function loadLeave(ctx: RequestContext<'shared'>) {
  const { app, actor, user } = ctx;
  if (impersonatorOf(actor)) throw notFound();
  const choices: Erasable[] = [
    ...(actor.role === 'creator' ? (['profile'] as const) : []),
    'account',
    ...(actor.role === 'company' && actor.companyRole === 'owner' ? (['company'] as const) : []),
  ];
  const options = [];
  for (const erases of choices) {
    const decision = await app.dryRun(leave, { erases }, ctx);
    options.push({ erases, obstacles: 'refused' in decision ? [...decision.refused] : [] });
  }
  return {
    frame: await loadSharedFrame(ctx),
    options,
    proof: ctx.proof,
    secondFactor: (await app.identity.secondFactorOf(user.id)) !== undefined,
    phrase: phrases[ctx.locale],
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

/**
 * Deletes after checking the password, the second factor if enabled, and the word: an unlocked screen is not
 * enough.
 */
export const leaveNow = formHandler<'shared', typeof form>(form, async (given, ctx, key) => {
  const { app, user, proof } = ctx;
  await mustProve(given, ctx);
  // In addition to the password, the second factor if enabled; users without a password have just proved it.
  if (proof === 'password' && (await app.identity.secondFactorOf(user.id)))
    await mustHaveDevice(given.code ?? '', ctx);
  const { erases } = given;
  await app.perform(leave, { erases }, { ...ctx, key });
  if (erases === 'profile') return { to: '/dashboard/privacy', toast: 'profileGoes' };
  return { to: '/', toast: 'accountGoes', document: true };
});
