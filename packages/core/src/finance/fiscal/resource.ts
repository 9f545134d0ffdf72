import { defineResource } from '../../people';
import { feeInvoiceFlow } from './flow';
import { feeInvoiceAccess } from './policy';
import { feeInvoice } from './schema';

export const feeInvoices = defineResource({
  name: 'fee-invoices',
  schema: feeInvoice,
  flow: feeInvoiceFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    companyId: 'is',
    creatorId: 'is',
    chargeId: 'is',
    status: 'is',
    dpsNumber: 'is',
    earnedOn: 'between',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'dpsNumber', 'earnedOn', 'amountCents', 'createdAt'],
  access: feeInvoiceAccess,
});
