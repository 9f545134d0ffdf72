import { type Actor, areaPath, type Erasable, erasable, impersonatorOf, leave } from '@elenco/core';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { proofFields, requireCode, requireProof } from '../security/proof.server';
import { loadSharedFrame } from '../shell/shared.server';

/** Confirmation word by language; both are accepted. */
const phrases = { pt: 'excluir', en: 'delete' } as const;

const { company, creator } = areaPath;
/** For each role and obstacle, the page on which the user can remove the obstacle. */
const places: Partial<Readonly<Record<Actor['role'], Readonly<Record<string, string>>>>> = {
  company: {
    erasure_briefings: company,
    erasure_proposals: company,
    erasure_unsigned: `${company}/contracts`,
    erasure_running: company,
    erasure_charges: `${company}/historic`,
    erasure_payouts: `${company}/historic`,
    erasure_money: `${company}/historic`,
  },
  creator: {
    erasure_proposals: creator,
    erasure_unsigned: creator,
    erasure_running: `${creator}/complete-briefing`,
    erasure_payouts: `${creator}/finance`,
    erasure_money: `${creator}/finance`,
  },
};
const placeOf = (role: Actor['role'], code: string) => places[role]?.[code] ?? null;

/** Loads the data that the user can delete, with the obstacles to each deletion. */
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
    const refused = 'refused' in decision ? decision.refused : [];
    options.push({
      erases,
      obstacles: refused.map((one) => ({ ...one, to: placeOf(actor.role, one.code) })),
    });
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
 * Requests the deletion after checking the password, the second factor if the user has enabled it, and the
 * confirmation word. An unlocked screen alone is not enough.
 */
export const requestDeletion = formHandler<'shared', typeof form>(form, async (given, ctx, key) => {
  const { app, user, proof } = ctx;
  await requireProof(given, ctx);
  // Checks the second factor in addition to the password, if the user has enabled it. Users without a
  // password have just proved the second factor.
  if (proof === 'password' && (await app.identity.secondFactorOf(user.id)))
    await requireCode(given.code ?? '', ctx);
  const { erases } = given;
  await app.perform(leave, { erases }, { ...ctx, key });
  if (erases === 'profile') return { to: '/dashboard/privacy', toast: 'profileGoes' };
  return { to: '/', toast: 'accountGoes', document: true };
});
