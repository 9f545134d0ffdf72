import { z } from 'zod';
import { cnpj, phone } from '../brazil';
import { anyOf, type Scope } from '../kit';
import { type Actor, anyStaff, defineResource, nobody, staff } from './actor';
import { address, currency, email, line, stamps } from './fields';
import { photo } from './photo';

/** Tiers of subscription; `open` is free. Which fee and limits each has stands in the settings. */
export const plan = z.enum(['open', 'community', 'business', 'enterprise']);
export type Plan = z.output<typeof plan>;
export const isSubscribed = (tier: Plan): boolean => tier !== 'open';

export const company = z.object({
  ...stamps,
  tradeName: line(120),
  legalName: line(160),
  cnpj,
  responsibleName: line(120),
  responsibleEmail: email,
  phone: phone.nullable(),
  address: address.nullable(),
  /** Where it is besides: shops, offices, where things are sent. */
  addresses: z.array(address.extend({ label: line(60) })).max(10, 'too_many'),
  plan,
  billingCurrency: currency,
  /** The name of the picture, see `photoPath`. */
  logo: photo.nullable(),
});
export type Company = z.output<typeof company>;

const own = (actor: Actor): Scope<Company> => (actor.role === 'client' ? [{ id: actor.companyId }] : []);
const ownedBy = (actor: Actor): Scope<Company> =>
  actor.role === 'client' && actor.companyRole === 'owner' ? [{ id: actor.companyId }] : [];

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
  filters: { id: 'is', plan: 'is', createdAt: 'between' },
  search: ['tradeName', 'legalName', 'cnpj'],
  sorts: ['id', 'tradeName', 'plan', 'createdAt'],
  access: {
    read: anyOf<Actor, Company>(own, anyStaff),
    create: nobody,
    update: anyOf<Actor, Company>(ownedBy, staff('support')),
    remove: nobody,
    moves: {},
  },
});

/** What a company must tell before it sends a briefing or chooses a creator: the missing fields, in order. */
export function missingInCompany(row: Company): (keyof Company)[] {
  const asked = ['legalName', 'cnpj', 'responsibleName', 'responsibleEmail', 'phone', 'address'] as const;
  return asked.filter((field) => !row[field]);
}
