import { defineResource } from '../party';
import { repaymentFlow } from './flow';
import { repaymentAccess } from './policy';
import { repayment } from './schema';

export const repayments = defineResource({
  name: 'repayments',
  schema: repayment,
  flow: repaymentFlow,
  writable: { create: [], update: [] },
  hidden: (actor) => (actor.role === 'admin' ? [] : ['preparedById', 'releasedById']),
  filters: {
    id: 'is',
    contractId: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    payoutId: 'is',
    status: 'is',
    dueOn: 'between',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'amountCents', 'dueOn', 'createdAt'],
  access: repaymentAccess,
});
