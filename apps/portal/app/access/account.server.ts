import { type Actor, line, signUpBrand, signUpCreator, user } from '@elenco/core';
import { password } from '@elenco/core/password';
import { hashPassword } from '@elenco/db';
import { z } from 'zod';
import type { Next } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';

/** Which text of the terms people accept today. */
export const termsVersion = '2026-11';

const terms = z.literal('on', 'terms_not_accepted');

export const loginForm = z.object({
  email: z.string().trim().min(1, 'required'),
  password: z.string().min(1, 'required'),
  briefing: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
});
const person = { name: user.shape.name, email: user.shape.email, password, terms };
const brandInput = signUpBrand.input.shape;
export const brandForm = z.object({
  tradeName: brandInput.tradeName,
  legalName: brandInput.legalName,
  cnpj: brandInput.cnpj,
  phone: brandInput.phone,
  ...person,
});
const creatorInput = signUpCreator.input.shape;
export const creatorForm = z.object({
  profileType: creatorInput.profileType,
  mainSkill: creatorInput.mainSkill,
  tags: creatorInput.tags,
  phone: creatorInput.phone,
  ...person,
});

/** The seed's home of each role, and the briefing that one was on the way to. */
export function homeOf(actor: Actor, briefing?: string): string {
  if (actor.role === 'admin') return '/dashboard/admin';
  const area = actor.role === 'client' ? '/dashboard/client' : '/dashboard/professional';
  return briefing ? `${area}/briefing/${briefing}` : area;
}

/**
 * Takes the password apart from what the command may see, signs up, and signs in. Where the address already
 * had an account, its owner hears so by mail, and the page says no more than to look there.
 */
export async function signUp(
  { password: secret, terms: _, ...given }: z.output<typeof brandForm> | z.output<typeof creatorForm>,
  visit: Visit<'public'>,
): Promise<Next> {
  const command = 'cnpj' in given ? signUpBrand : signUpCreator;
  const input = {
    ...given,
    passwordHash: await hashPassword(secret),
    locale: visit.locale,
    terms: true,
    termsVersion: line(40).parse(termsVersion),
  };
  await visit.app.perform<typeof command.input, never, unknown>(command as never, input, visit);
  const registered = await visit.app.identity.checkPassword(given.email, secret);
  if (!registered) return { to: '/login?sent=mail' };
  await visit.signIn(registered.id);
  return { to: 'cnpj' in given ? '/dashboard/client' : '/dashboard/professional/settings', toast: 'welcome' };
}
