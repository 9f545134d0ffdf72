import { cnpj, cpf, phone } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { erased, impersonal, noName, pseudonymised, retained } from '../erasure';
import { type Actor, anyStaff, defineResource, noOne, staff } from './actor';
import { country, foreignTaxId, taxDocumentIn } from './country';
import { address, currency, email, id, line, stamps } from './fields';
import { photo } from './photo';
import { ofPeopleOrMoney } from './projectsOnly';

/** Subscription tiers; `open` is free. The settings have the fees and limits of each. */
export const plan = z.enum(['open', 'community', 'business', 'enterprise']);
export type Plan = z.output<typeof plan>;
export const isSubscribed = (tier: Plan): boolean => tier !== 'open';

export const company = z.object({
  ...stamps,
  tradeName: retained(line(120), 'fiscal', noName, 'company'),
  legalName: retained(line(160), 'fiscal', noName, 'company'),
  /**
   * A creator's own client is `outside` until one of its people signs up; such a client may be an individual
   * with a CPF.
   */
  membership: impersonal(z.enum(['member', 'outside'])),
  // A CNPJ made of the id takes the place of all its numbers.
  cnpj: retained(cnpj.nullable(), 'fiscal', 'X{id:11}00', 'company'),
  cpf: retained(cpf.nullable(), 'fiscal', null, 'company'),
  /** A foreign client has neither, but may have a tax number of its country. */
  country: retained(country, 'fiscal', 'BR', 'company'),
  foreignTaxId: retained(foreignTaxId.nullable(), 'fiscal', null, 'company'),
  /** For `outside`: the creator whose client it is. */
  creatorId: id.nullable(),
  responsibleName: pseudonymised(line(120), noName),
  responsibleEmail: pseudonymised(email, 'anon-company-{id}@erased.invalid'),
  phone: erased(phone.nullable(), null, 'company'),
  address: retained(address.nullable(), 'fiscal', null, 'company'),
  /** Additional addresses: shops, offices, delivery addresses. */
  addresses: erased(z.array(address.extend({ label: line(60) })).max(10, 'too_many'), '[]', 'company'),
  plan: impersonal(plan),
  billingCurrency: impersonal(currency),
  /** Name of the picture, see `photoPath`. */
  logo: erased(photo.nullable(), null, 'company'),
});
export type Company = z.output<typeof company>;

const own = (actor: Actor): Scope<Company> => (actor.role === 'company' ? [{ id: actor.companyId }] : []);
/** Clients of the creator's own. */
const ofItsCreator = (actor: Actor): Scope<Company> =>
  actor.role === 'creator' ? [{ creatorId: actor.creatorId, membership: 'outside' }] : [];
const ownedBy = (actor: Actor): Scope<Company> =>
  actor.role === 'company' && actor.companyRole === 'owner' ? [{ id: actor.companyId }] : [];

/** Legal and tax identity, and contact data. */
const owners = [
  'legalName',
  'cnpj',
  'cpf',
  'foreignTaxId',
  'responsibleName',
  'responsibleEmail',
  'phone',
  'address',
  'addresses',
] as const;

export const companies = defineResource({
  name: 'companies',
  schema: company,
  flow: undefined,
  writable: {
    create: [],
    update: [
      'tradeName',
      'legalName',
      'cnpj',
      'responsibleName',
      'responsibleEmail',
      'phone',
      'address',
      'addresses',
      'billingCurrency',
    ],
    notWhileImpersonating: ['responsibleEmail'],
    requiresReauth: ['responsibleEmail'],
  },
  hidden: (actor) => ofPeopleOrMoney(actor, owners),
  filters: { id: 'is', plan: 'is', membership: 'is', country: 'is', createdAt: 'between' },
  search: ['tradeName', 'legalName', 'cnpj', 'foreignTaxId'],
  sorts: ['id', 'tradeName', 'plan', 'createdAt'],
  access: {
    read: anyOf<Actor, Company>(own, ofItsCreator, anyStaff),
    create: noOne,
    update: anyOf<Actor, Company>(ownedBy, staff('support')),
    remove: noOne,
    moves: {},
  },
});

/** Tax identity of a company. */
export type Taxed = Pick<Company, 'cnpj' | 'cpf' | 'country' | 'foreignTaxId'>;
/** Returns the tax number as documents write it; only an outside client may be an individual or foreign. */
export const taxDocument = (row: Taxed, locale: 'pt' | 'en' = 'pt'): string =>
  taxDocumentIn(row.country, row.cnpj ?? row.cpf ?? row.foreignTaxId ?? '', locale);

/**
 * Returns the fields, in order, that a company must fill in before it sends a briefing or chooses a creator.
 */
export function missingInCompany(row: Company): (keyof Company)[] {
  const asked = ['legalName', 'cnpj', 'responsibleName', 'responsibleEmail', 'phone', 'address'] as const;
  return asked.filter((field) => !row[field]);
}
