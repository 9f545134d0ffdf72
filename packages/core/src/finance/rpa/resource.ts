import { defineResource, impersonatorOf } from '../../people';
import { rpaAccess } from './policy';
import { rpa } from './schema';

export const rpas = defineResource({
  name: 'rpas',
  schema: rpa,
  flow: undefined,
  writable: { create: [], update: [] },
  /** As bank data: not for who acts in the creator's name. */
  hidden: (actor) => (impersonatorOf(actor) ? ['holder', 'taxId'] : []),
  filters: { id: 'is', creatorId: 'is', payoutId: 'is', year: 'is', number: 'is', issuedOn: 'between' },
  sorts: ['id', 'number', 'issuedOn', 'grossCents'],
  access: rpaAccess,
});
