import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps, state } from './types';

export const FeeInvoice = defineEntity({
  name: 'FeeInvoice',
  tableName: 'fee_invoices',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    chargeId: p.integer(),
    amountCents: cents(),
    currency: p.text(),
    earnedOn: p.date(),
    dpsNumber: p.integer().nullable(),
    dpsId: p.text().nullable(),
    takerTaxId: p.text(),
    takerName: p.text(),
    number: p.text(),
    link: p.text(),
    key: p.text().nullable(),
    reasonCode: p.text(),
    reason: p.text(),
  },
});
