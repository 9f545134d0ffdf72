import { cnpj, cpf, phone } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { erased, impersonal, noName, pseudonymized, retained } from '../erasure';
import { type Actor, anyStaff, defineResource, noOne, staff } from './actor';
import { country, foreignTaxId, taxDocumentIn } from './country';
import { address, currency, email, id, line, photo, stamps } from './fields';
import { ofPeopleOrMoney } from './projectsOnly';

/** Subscription plans; `open` is free. Settings contain the fees and limits of each plan. */
export const plan = z.enum(['open', 'community', 'business', 'enterprise']);
export type Plan = z.output<typeof plan>;
export const isSubscribed = (tier: Plan): boolean => tier !== 'open';

/** Maximum number of words in a word list. */
export const MAX_LIST_WORDS = 50;
/** Maximum number of characters of a word in a word list. */
export const MAX_LIST_WORD = 60;
/** Keeps the first of several words that differ only in case. */
function distinct(words: string[]): string[] {
  const keys = words.map((word) => word.toLocaleLowerCase('pt'));
  return words.filter((_, n) => keys.indexOf(keys[n] ?? '') === n);
}
const listWords = z.array(line(MAX_LIST_WORD)).max(MAX_LIST_WORDS, 'too_many').overwrite(distinct);

/** Words that a brand looks for in captions of creators' posts. */
export type WordList = Pick<Company, 'unwantedWords' | 'competitors'>;

export const company = z.object({
  ...stamps,
  tradeName: retained(line(120), 'fiscal', noName, 'company'),
  legalName: retained(line(160), 'fiscal', noName, 'company'),
  /**
   * `outside` is a creator's own client until one of its employees signs up. Such a client may be an
   * individual with a CPF.
   */
  membership: impersonal(z.enum(['member', 'outside'])),
  // After erasure, a made-up number with the id replaces the CNPJ.
  cnpj: retained(cnpj.nullable(), 'fiscal', 'X{id:11}00', 'company'),
  cpf: retained(cpf.nullable(), 'fiscal', null, 'company'),
  /** Country. A client abroad has neither CNPJ nor CPF, but may have a tax number of its country. */
  country: retained(country, 'fiscal', 'BR', 'company'),
  foreignTaxId: retained(foreignTaxId.nullable(), 'fiscal', null, 'company'),
  /** The creator that an `outside` client belongs to. */
  creatorId: id.nullable(),
  responsibleName: pseudonymized(line(120), noName),
  responsibleEmail: pseudonymized(email, 'anon-company-{id}@erased.invalid'),
  phone: erased(phone.nullable(), null, 'company'),
  address: retained(address.nullable(), 'fiscal', null, 'company'),
  /** Further addresses: shops, offices, delivery addresses. */
  addresses: erased(z.array(address.extend({ label: line(60) })).max(10, 'too_many'), '[]', 'company'),
  plan: impersonal(plan),
  billingCurrency: impersonal(currency),
  /** Name of the logo's picture; see `photoPath`. */
  logo: erased(photo.nullable(), null, 'company'),
  /** Words that the brand looks for in captions of creators' posts. */
  unwantedWords: erased(listWords, '{}', 'company'),
  /** Names of competitors that the brand looks for in captions of creators' posts. */
  competitors: erased(listWords, '{}', 'company'),
});
export type Company = z.output<typeof company>;

const own = (actor: Actor): Scope<Company> => (actor.role === 'company' ? [{ id: actor.companyId }] : []);
/** Allows access to the acting creator's own clients. */
const ofItsCreator = (actor: Actor): Scope<Company> =>
  actor.role === 'creator' ? [{ creatorId: actor.creatorId, membership: 'outside' }] : [];
const ownedBy = (actor: Actor): Scope<Company> =>
  actor.role === 'company' && actor.companyRole === 'owner' ? [{ id: actor.companyId }] : [];

/**
 * Fields with the legal and tax identity and the contact data of a company. Staff who see only projects do
 * not see them.
 */
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

/** Creators may not read a brand's word lists, not even creators it has hired. */
const wordLists = ['unwantedWords', 'competitors'] as const;

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
      'unwantedWords',
      'competitors',
    ],
    notWhileImpersonating: ['responsibleEmail'],
    requiresReauth: ['responsibleEmail'],
  },
  hidden: (actor) => (actor.role === 'creator' ? wordLists : ofPeopleOrMoney(actor, owners)),
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

/** Fields that form the tax identity of a company. */
export type Taxed = Pick<Company, 'cnpj' | 'cpf' | 'country' | 'foreignTaxId'>;
/** Returns the tax number as documents show it. Only an outside client may be an individual or abroad. */
export const taxDocument = (row: Taxed, locale: 'pt' | 'en' = 'pt'): string =>
  taxDocumentIn(row.country, row.cnpj ?? row.cpf ?? row.foreignTaxId ?? '', locale);

/**
 * Returns the fields, in order, that a company must fill in before it submits a briefing or chooses a
 * creator.
 */
export function missingInCompany(row: Company): (keyof Company)[] {
  const asked = ['legalName', 'cnpj', 'responsibleName', 'responsibleEmail', 'phone', 'address'] as const;
  return asked.filter((field) => !row[field]);
}
