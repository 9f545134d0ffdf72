import { defineResource } from '../../people';
import { repaymentFlow } from './flow';
import { repaymentAccess } from './policy';
import { repayment } from './schema';

const toCompany = ['feeCents', 'setOffCents', 'refundedOn', 'proof'] as const;

export const repayments = defineResource({
  name: 'repayments',
  schema: repayment,
  flow: repaymentFlow,
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
