import { defineResource } from '../../people';
import { receiptFlow } from './flow';
import { receiptAccess } from './policy';
import { receipt } from './schema';

export const receipts = defineResource({
  name: 'receipts',
  schema: receipt,
  flow: receiptFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    status: 'is',
    source: 'is',
    chargeId: 'is',
    repaymentId: 'is',
    companyId: 'is',
    receivedOn: 'between',
    amountCents: 'between',
  },
  sorts: ['id', 'status', 'receivedOn', 'amountCents', 'createdAt'],
  access: receiptAccess,
});
