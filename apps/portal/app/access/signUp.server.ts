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
import type { RequestContext } from '../adapters/requestContext.server';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';
import { goingToHire } from './going.server';
import { enterWithGoogle, fromGoogle } from './google/google.server';
import { mailSentPage } from './mailSent.server';

const brandInput = signUpBrand.input.shape;
const creatorInput = signUpCreator.input.shape;

/** The version that the page showed; one that has been replaced since is to be read anew. */
export const termsBox = z.literal(consentTexts.terms, {
  error: ({ input }) => (input === undefined ? 'terms_not_accepted' : 'text_changed'),
});

/** What the forms ask of everybody beside what the commands ask; a box that is not ticked sends nothing. */
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

/** Where the request came from, as a consent remembers it. */
export const evidenceOf = ({ ip, request }: Pick<RequestContext, 'ip' | 'request'>) => ({
  ip,
  userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500),
});

type Given = z.output<z.ZodObject<typeof person>>;

/** Takes the password apart from what the command may see, and adds what no form may say. */
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
 * Two sendings of one address at the same moment meet at the index of addresses; the later one comes again, and
 * then hears what everybody hears.
 */
async function signUp<Input extends z.ZodType>(
  ctx: RequestContext<'public'>,
  command: Command<Actor, Input, never, unknown>,
  input: z.input<Input> & { email: string },
) {
  const may = await ctx.app.identity.allowed('signUp', { account: input.email, ip: ctx.ip }, ctx.now);
  if (!may) throw new Problem('too_often');
  const google = fromGoogle(ctx);
  const emailVerified = google?.emailVerified === true && google.email.toLowerCase() === input.email;
  const whole = { ...input, emailVerified };
  const perform = () =>
    ctx.app.perform<Input, never, unknown>(command, whole, { ...ctx, actor: { role: 'nobody' } });
  await perform().catch((error: unknown) => {
    if (isProblem(error) && error.code === 'stale') return perform();
    throw error;
  });
  return emailVerified ? enterWithGoogle(google, ctx) : mailSentPage(input.email);
}

/** The answer is the same whether the address was registered or not: a mail is on its way to its owner. */
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

/** What Google has told of somebody who signs up, and what others may know of the page; a wish is remembered. */
export const loadSignUp = (as: 'brand' | 'creator') => async (ctx: RequestContext<'public'>) => {
  const { name, email } = fromGoogle(ctx) ?? {};
  const t = translator(ctx.locale);
  const [title, description] = [
    t(headings[as].title, { ns: 'access' }),
    t(headings[as].description, { ns: 'access' }),
  ];
  const going = as === 'brand' ? goingToHire(ctx.url, ctx.user) : null;
  const shown = {
    known: name === undefined || email === undefined ? null : { name, email },
    about: aboutPage(ctx, { title, description }),
  };
  return data(shown, going ? { headers: { 'Set-Cookie': going } } : {});
};
