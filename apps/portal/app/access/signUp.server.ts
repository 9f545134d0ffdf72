import {
  type Actor,
  type Command,
  consentTexts,
  isProblem,
  Problem,
  signUpBrand,
  signUpCreator,
} from '@elenco/core';
import { password } from '@elenco/core/people/password';
import { hashPassword } from '@elenco/db';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import { evidenceOf, type RequestContext } from '../adapters/requestContext.server';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';
import { continueGoogleSignIn, pendingGoogleIdentity } from './google/google.server';
import { mailSentPage } from './mailSent.server';
import { hirePageCookie } from './pageBeforeSignIn.server';

const brandInput = signUpBrand.input.shape;
const creatorInput = signUpCreator.input.shape;

/** The version of the terms that the page showed. If it was replaced, the user must read the new one. */
export const termsBox = z.literal(consentTexts.terms, {
  error: ({ input }) => (input === undefined ? 'terms_not_accepted' : 'text_changed'),
});

/** Fields that both sign-up forms share. Browsers do not submit an unchecked checkbox. */
const person = {
  email: brandInput.email,
  phone: brandInput.phone,
  whatsapp: brandInput.phone.optional(),
  password,
  terms: termsBox,
  marketing: z.literal('on').optional(),
};

export const brandForm = z.object({
  tradeName: brandInput.tradeName,
  legalName: brandInput.legalName,
  cnpj: brandInput.cnpj,
  name: brandInput.name,
  ...person,
});
export const creatorForm = z.object({
  profileType: creatorInput.profileType,
  mainSkill: creatorInput.mainSkill,
  tags: creatorInput.tags,
  categories: creatorInput.categories,
  curatorCode: creatorInput.curatorCode,
  name: creatorInput.name,
  publicName: creatorInput.publicName.unwrap().unwrap().optional(),
  ...person,
});

type Given = z.output<z.ZodObject<typeof person>>;

/**
 * Returns the input of the sign-up command: replaces the password with its hash, and adds the fields that no
 * form may set.
 */
async function inputOf<Form extends Given>(form: Form, ctx: RequestContext<'public'>) {
  const { password: secret, terms, marketing, whatsapp, ...given } = form;
  return {
    ...given,
    whatsapp: whatsapp ?? null,
    passwordHash: await hashPassword(secret),
    locale: ctx.locale,
    terms: true as const,
    termsVersion: terms,
    marketing: marketing === 'on',
    ...evidenceOf(ctx),
  };
}

/**
 * Signs the user up. If two requests use the same e-mail address concurrently, the unique index rejects one
 * of them. That request is retried and gets the usual response.
 */
async function signUp<Input extends z.ZodType>(
  ctx: RequestContext<'public'>,
  command: Command<Actor, Input, never, unknown>,
  input: z.input<Input> & { email: string },
) {
  const may = await ctx.app.identity.allowed('signUp', { account: input.email, ip: ctx.ip }, ctx.now);
  if (!may) throw new Problem('too_often');
  const google = pendingGoogleIdentity(ctx);
  const emailVerified = google?.emailVerified === true && google.email.toLowerCase() === input.email;
  const whole = { ...input, emailVerified };
  const perform = () =>
    ctx.app.perform<Input, never, unknown>(command, whole, { ...ctx, actor: { role: 'nobody' } });
  await perform().catch((error: unknown) => {
    if (isProblem(error) && error.code === 'stale') return perform();
    throw error;
  });
  return emailVerified ? continueGoogleSignIn(google, ctx) : mailSentPage(input.email);
}

/**
 * Signs up a brand. Whether or not the e-mail address is registered, the response says that an e-mail was
 * sent to its owner.
 */
export const brandHandler = formHandler<'public', typeof brandForm>(brandForm, async (form, ctx) =>
  signUp(ctx, signUpBrand as never, await inputOf(form, ctx)),
);
export const creatorHandler = formHandler<'public', typeof creatorForm>(creatorForm, async (form, ctx) =>
  signUp(
    ctx,
    signUpCreator as never,
    {
      ...(await inputOf(form, ctx)),
      publicName: form.publicName ?? null,
    } as never,
  ),
);

const headings = {
  brand: { title: 'brand.title', description: 'brand.description' },
  creator: { title: 'creator.title', description: 'creator.description' },
} as const;

/**
 * Loads a sign-up page with its metadata, and the name and e-mail address from Google, if any. Stores the
 * creator to hire in a cookie.
 */
export const loadSignUp = (as: 'brand' | 'creator') => async (ctx: RequestContext<'public'>) => {
  const { name, email } = pendingGoogleIdentity(ctx) ?? {};
  const t = translator(ctx.locale);
  const [title, description] = [
    t(headings[as].title, { ns: 'access' }),
    t(headings[as].description, { ns: 'access' }),
  ];
  const going = as === 'brand' ? hirePageCookie(ctx.url, ctx.user) : null;
  const shown = {
    known: name === undefined || email === undefined ? null : { name, email },
    about: aboutPage(ctx, { title, description }),
  };
  return data(shown, going ? { headers: { 'Set-Cookie': going } } : {});
};
