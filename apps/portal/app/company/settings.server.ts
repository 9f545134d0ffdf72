import { cep, cpf, phone, state } from '@elenco/brazil';
import {
  address,
  areaPath,
  companies,
  company,
  impersonatorOf,
  MAX_LIST_WORD,
  MAX_LIST_WORDS,
  missingInCompany,
  setLogo,
  user,
  users,
} from '@elenco/core/people';
import { z } from 'zod';
import { forgetPage, pageBeforeSignIn } from '../access/pageBeforeSignIn.server';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { companyOf } from '../briefing/limit.server';
import { returnPathIn } from '../forms/returnPath';
import { proofFields, withReauthentication } from '../security/proof.server';
import { addressPage, firstRunOf, isAddressPage } from './firstRun';

const here = `${areaPath.company}/settings`;
const version = z.int().positive();

const personForm = z.object({ version, name: user.shape.name, cpf, phone: phone.nullable().default(null) });

const impersonatedForm = personForm.omit({ cpf: true });

const { tradeName, legalName, cnpj, responsibleName, responsibleEmail } = company.shape;
const placed = address.extend({
  cep,
  state: state.min(1, 'required'),
  complement: address.shape.complement.default(''),
});

/**
 * Loads the user and the company. The company is null for staff, who belong to no company. While
 * impersonating, leaves out the CPF, which colleagues may not read either.
 */
export async function loadSettings({ app, actor, user, url }: RequestContext<'company'>) {
  const own = await companyOf({ app, actor });
  const { version, name, cpf, phone, email } = user;
  const isOwn = impersonatorOf(actor) === null;
  const mayEdit = isOwner(actor);
  return {
    person: { version, name, phone, email, cpf: isOwn ? cpf : null, hasCpf: cpf !== null, isOwn },
    company: own,
    back: returnPathIn('company', url.searchParams),
    missing: own ? missingInCompany(own) : [],
    mayEdit,
    first:
      own && isOwn
        ? firstRunOf(
            { hasCpf: cpf !== null, isOwner: mayEdit, hasAddress: own.address !== null },
            url.searchParams,
          )
        : null,
  };
}

type Ctx = RequestContext<'company'>;

const isOwner = (actor: Ctx['actor']) => actor.role === 'company' && actor.companyRole === 'owner';

/** Ends the first run: redirects to the page requested before the sign-in, by default the home page. */
const onward = ({ request, actor }: Ctx) => ({
  to: pageBeforeSignIn(request, actor) ?? areaPath.company,
  cookie: forgetPage,
});

/**
 * Saves the user's data. After the first CPF, redirects owners of a company without an address to the form for
 * it, and all others to the page requested before the sign-in; without a CPF, no other page opens.
 */
export const savePerson = formHandler<'company', typeof personForm>(personForm, async (value, ctx) => {
  await ctx.app.update(users, { id: ctx.user.id, ...value }, ctx);
  if (ctx.user.cpf) return { to: here, toast: 'saved' };
  const asksAddress = isOwner(ctx.actor) && (await companyOf(ctx))?.address === null;
  return asksAddress ? { to: here + addressPage } : { ...onward(ctx), toast: 'saved' };
});

const nothing = z.object({});

/** Skips the company's address, which is required only when a briefing is submitted. */
export const skipAddress = formHandler<'company', typeof nothing>(nothing, async (_, ctx) => onward(ctx));

/** Saves the user's data while impersonating. Leaves out the CPF, which only the user may enter. */
export const saveImpersonated = formHandler<'company', typeof impersonatedForm>(
  impersonatedForm,
  async (value, ctx) => {
    await ctx.app.update(users, { id: ctx.user.id, ...value }, ctx);
    return { to: here, toast: 'saved' };
  },
);

const provable = z.object({ version, ...proofFields });
type Provable = z.output<typeof provable>;

/**
 * Creates the handler that saves one section of the company's data. Once nothing is missing, it redirects to
 * the page from which the user came. In the first run, it redirects to the page requested before the sign-in.
 */
const section = <Section extends z.ZodType<Provable>>(schema: Section) =>
  formHandler<'company', Section>(schema, async (given: Provable, ctx) => {
    const id = ctx.actor.role === 'company' ? ctx.actor.companyId : 0;
    const { presentPassword: _password, code: _code, ...value } = given;
    await withReauthentication(given, ctx, (by) => ctx.app.update(companies, { id, ...value }, by));
    if (isAddressPage(ctx.url.searchParams)) return { ...onward(ctx), toast: 'saved' };
    const back = returnPathIn('company', ctx.url.searchParams);
    if (back && missingInCompany(await ctx.app.get(companies, ctx.actor, id)).length === 0) {
      return { to: back, toast: 'companyComplete' };
    }
    return { to: here + ctx.url.search, toast: 'saved' };
  });

export const companySections = {
  identity: section(
    provable.extend({ legalName, cnpj, billingCurrency: company.shape.billingCurrency.optional() }),
  ),
  address: section(provable.extend({ address: placed })),
  brand: section(provable.extend({ tradeName })),
  contacts: section(provable.extend({ responsibleName, responsibleEmail, phone })),
};

const addressesForm = z.object({
  version,
  addresses: z
    .array(z.object({ label: company.shape.addresses.element.shape.label, address: placed }))
    .max(10, 'too_many')
    .default([]),
});

export const saveAddresses = formHandler<'company', typeof addressesForm>(
  addressesForm,
  async ({ version, addresses }, ctx) => {
    const id = ctx.actor.role === 'company' ? ctx.actor.companyId : 0;
    const listed = addresses.map(({ label, address }) => ({ label, ...address }));
    await ctx.app.update(companies, { id, version, addresses: listed }, ctx);
    return { to: here, toast: 'saved' };
  },
);

/** Text with one word per line, parsed to a list. */
const lines = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split('\n')
      .map((word) => word.trim())
      .filter(Boolean),
  )
  .refine((words) => words.length <= MAX_LIST_WORDS, 'too_many')
  .refine((words) => words.every((word) => word.length <= MAX_LIST_WORD), 'too_long');
const wordsForm = z.object({ version, unwantedWords: lines, competitors: lines });

export const saveWords = formHandler<'company', typeof wordsForm>(wordsForm, async (value, ctx) => {
  const id = ctx.actor.role === 'company' ? ctx.actor.companyId : 0;
  await ctx.app.update(companies, { id, ...value }, ctx);
  return { to: `${here}#part-words`, toast: 'saved' };
});

const logoForm = z.object({ file: z.instanceof(File, { error: 'required' }) });

export const saveLogo = formHandler<'company', typeof logoForm>(logoForm, async ({ file }, ctx) => {
  const id = ctx.actor.role === 'company' ? ctx.actor.companyId : 0;
  const logo = await ctx.keepPhoto(file, 'logo');
  await ctx.app.perform(setLogo, { id, logo }, ctx);
  return { to: here, toast: 'saved' };
});

export const removeLogo = formHandler<'company', typeof nothing>(nothing, async (_, ctx) => {
  const id = ctx.actor.role === 'company' ? ctx.actor.companyId : 0;
  await ctx.app.perform(setLogo, { id, logo: null }, ctx);
  return { to: here, toast: 'saved' };
});
