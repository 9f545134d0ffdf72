import { cpf, phone } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { erased, impersonal, noAddress, noName, pseudonymized } from '../erasure';
import {
  type Actor,
  companyRole,
  defineResource,
  duty,
  impersonatorOf,
  noOne,
  ofCompany,
  staff,
  userIdOf,
} from './actor';
import { address, email, id, instant, line, locale, stamps } from './fields';

export const user = z.object({
  ...stamps,
  email: pseudonymized(email, noAddress, 'person'),
  name: pseudonymized(line(120).min(3, 'name_too_short'), noName, 'person'),
  phone: erased(phone.nullable(), null, 'person'),
  whatsapp: erased(phone.nullable(), null, 'person'),
  /** Postal address of a creator. Companies have their own. */
  address: erased(address.nullable(), null, 'person'),
  /** E-mail address of the creator's agent. */
  agentEmail: erased(email.nullable(), null, 'person'),
  cpf: erased(cpf.nullable(), null, 'person'),
  locale: impersonal(locale),
  staff: impersonal(z.boolean()),
  duties: impersonal(z.array(duty)),
  // The company is erased too, because an erased company has no team.
  companyId: erased(id.nullable(), null),
  companyRole: erased(companyRole.nullable(), null),
  creatorId: id.nullable(),
  /** When the user confirmed the e-mail address, which is required to sign in. */
  confirmedAt: instant.nullable(),
  suspendedAt: instant.nullable(),
});
export type User = z.output<typeof user>;

const oneself = (actor: Actor): Scope<User> => {
  const userId = userIdOf(actor);
  return userId === null ? [] : [{ id: userId }];
};

export const users = defineResource({
  name: 'users',
  schema: user,
  flow: undefined,
  writable: {
    create: [],
    update: ['name', 'phone', 'whatsapp', 'address', 'agentEmail', 'cpf', 'locale'],
    /** The CPF can be set only once, because payouts to an individual must go to that individual's CPF. */
    once: ['cpf'],
    /** The CPF identifies the person in contracts, so only the user can enter it. */
    notWhileImpersonating: ['cpf'],
  },
  /**
   * Colleagues see names and e-mail addresses of members. The CPF is shown only to the user, and not to an
   * impersonator.
   */
  hidden: (actor) => (actor.role === 'company' || impersonatorOf(actor) ? ['cpf'] : []),
  filters: { id: 'is', companyId: 'is', creatorId: 'is', staff: 'is', createdAt: 'between' },
  search: ['name', 'email'],
  sorts: ['id', 'name', 'email', 'createdAt'],
  access: {
    read: anyOf(oneself, ofCompany, staff('finance', 'curation', 'support')),
    create: noOne,
    update: anyOf(oneself, staff('support')),
    remove: noOne,
    moves: {},
  },
});
