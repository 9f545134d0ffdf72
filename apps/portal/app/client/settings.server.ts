import { cep, cpf, phone, state } from '@elenco/core/brazil';
import {
  address,
  companies,
  company,
  impersonatorOf,
  missingInCompany,
  setLogo,
  user,
  users,
} from '@elenco/core/party';
import { z } from 'zod';
import { gone, wasGoing } from '../access/going.server';
import { sending } from '../adapters/form.server';
import type { Visit } from '../adapters/visit.server';
import { backIn } from '../forms/comingBack';
import { proofFields, proving } from '../security/proof.server';

const here = '/dashboard/client/settings';
const version = z.int().positive();

const personForm = z.object({ version, name: user.shape.name, cpf, phone: phone.nullable().default(null) });

const { tradeName, legalName, cnpj, responsibleName, responsibleEmail } = company.shape;
const companyForm = z.object({
  version,
  ...{ tradeName, legalName, cnpj, responsibleName, responsibleEmail, phone },
  address: address.extend({
    cep,
    state: state.min(1, 'required'),
    complement: address.shape.complement.default(''),
  }),
  ...proofFields,
});

/** The person, and the company behind; staff have none. */
export async function loadSettings({ app, actor, user, url }: Visit<'client'>) {
  const own = actor.role === 'client' ? await app.get(companies, actor, actor.companyId) : null;
  const { version, name, cpf, phone, email } = user;
  return {
    person: { version, name, cpf, phone, email, mayChange: impersonatorOf(actor) === null },
    company: own,
    back: backIn('client', url.searchParams),
    missing: own ? missingInCompany(own) : [],
    mayEdit: actor.role === 'client' && actor.seat === 'owner',
  };
}

/** After the CPF, which everything else waits for, the way goes on to where one was going. */
export const savePerson = sending<'client', typeof personForm>(personForm, async (value, visit) => {
  await visit.app.update(users, { id: visit.user.id, ...value }, visit);
  if (visit.user.cpf) return { to: here, toast: 'saved' };
  const to = wasGoing(visit.request, visit.actor) ?? '/dashboard/client';
  return { to, toast: 'saved', cookie: gone };
});

export const saveCompany = sending<'client', typeof companyForm>(companyForm, async (given, visit) => {
  const id = visit.actor.role === 'client' ? visit.actor.companyId : 0;
  const { presentPassword: _password, code: _code, ...value } = given;
  await proving(given, visit, (by) => visit.app.update(companies, { id, ...value }, by));
  const back = backIn('client', visit.url.searchParams);
  if (back && missingInCompany(await visit.app.get(companies, visit.actor, id)).length === 0) {
    return { to: back, toast: 'companyComplete' };
  }
  return { to: here + visit.url.search, toast: 'saved' };
});

const logoForm = z.object({ file: z.instanceof(File, { error: 'required' }) });

export const saveLogo = sending<'client', typeof logoForm>(logoForm, async ({ file }, visit) => {
  const id = visit.actor.role === 'client' ? visit.actor.companyId : 0;
  const logo = await visit.keepPhoto(file, 'logo');
  await visit.app.perform(setLogo, { id, logo }, visit);
  return { to: here, toast: 'saved' };
});

const nothing = z.object({});

export const removeLogo = sending<'client', typeof nothing>(nothing, async (_, visit) => {
  const id = visit.actor.role === 'client' ? visit.actor.companyId : 0;
  await visit.app.perform(setLogo, { id, logo: null }, visit);
  return { to: here, toast: 'saved' };
});
