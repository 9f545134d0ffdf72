import { defineResource } from '../party';
import { settlementFlow } from './flow';
import { settlementAccess } from './policy';
import { settlement } from './schema';

export const settlements = defineResource({
  name: 'settlements',
  schema: settlement,
  flow: settlementFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  hidden: (actor) => (actor.role === 'admin' ? [] : ['preparedById', 'releasedById']),
  filters: {
    id: 'is',
    contractId: 'is',
    briefingId: 'is',
    payContractId: 'is',
    companyId: 'is',
    creatorId: 'is',
    status: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'createdAt'],
  access: settlementAccess,
});
