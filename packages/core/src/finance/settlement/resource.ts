import { defineResource } from '../../people';
import { settlementFlow } from './flow';
import { settlementAccess } from './policy';
import { settlement } from './schema';

const toCompany = ['setOffCents', 'proof'] as const;

export const settlements = defineResource({
  name: 'settlements',
  schema: settlement,
  flow: settlementFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  /** How the brand gets its money back is not the creator's business, nor who in finance sees to it anybody's. */
  hidden: (actor) =>
    actor.role === 'admin'
      ? []
      : ['preparedById', 'releasedById', ...(actor.role === 'creator' ? toCompany : [])],
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
