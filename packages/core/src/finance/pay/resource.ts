import { defineResource } from '../../people';
import { payContractFlow } from './flow';
import { payContractAccess } from './policy';
import { payContract } from './schema';

export const payContracts = defineResource({
  name: 'pay-contracts',
  schema: payContract,
  flow: payContractFlow,
  writable: { create: [], update: [] },
  /** The fee is between the creator and us; from where somebody accepted is evidence for staff. */
  hidden: (actor) =>
    actor.role === 'admin' ? [] : actor.role === 'creator' ? ['signatures'] : ['signatures', 'feeBp'],
  filters: { id: 'is', creatorId: 'is', companyId: 'is', contractId: 'is', amendsId: 'is', status: 'is' },
  search: ['title', 'clientName'],
  sorts: ['id', 'title', 'status', 'createdAt', 'statusSince'],
  access: payContractAccess,
});
