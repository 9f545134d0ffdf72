import { cpf, phone } from '@elenco/brazil';
import { z } from 'zod';
import { anyOf, type Scope } from '../../kit';
import { erased, impersonal, noAddress, noName, pseudonymised } from '../erasure';
import { type Actor, companyRole, defineResource, duty, nobody, ofCompany, staff, userIdOf } from './actor';
import { address, email, id, instant, line, locale, stamps } from './fields';

export const user = z.object({
  ...stamps,
  email: pseudonymised(email, noAddress, 'person'),
  name: pseudonymised(line(120).min(3, 'name_too_short'), noName, 'person'),
  phone: erased(phone.nullable(), null, 'person'),
  whatsapp: erased(phone.nullable(), null, 'person'),
  /** Where a creator lives; a company's addresses are its own. */
  address: erased(address.nullable(), null, 'person'),
  /** Of who speaks for a creator, and reads what is asked. */
  agentEmail: erased(email.nullable(), null, 'person'),
  cpf: erased(cpf.nullable(), null, 'person'),
  locale: impersonal(locale),
  staff: impersonal(z.boolean()),
  duties: impersonal(z.array(duty)),
  // A company that is gone has no team.
  companyId: erased(id.nullable(), null),
  companyRole: erased(companyRole.nullable(), null),
  creatorId: id.nullable(),
  /** When the address proved to be the person's; until then nobody signs in with it. */
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
    /** An individual is paid by their own CPF, which would be no bound if they could change it. */
    once: ['cpf'],
  },
  /** A team reads each other's names and addresses; a CPF stands on its person's own page alone. */
  hidden: (actor) => (actor.role === 'company' ? ['cpf'] : []),
  filters: { id: 'is', companyId: 'is', creatorId: 'is', staff: 'is', createdAt: 'between' },
  search: ['name', 'email'],
  sorts: ['id', 'name', 'email', 'createdAt'],
  access: {
    read: anyOf(oneself, ofCompany, staff('finance', 'curation', 'support')),
    create: nobody,
    update: anyOf(oneself, staff('support')),
    remove: nobody,
    moves: {},
  },
});
