import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps, state } from './types';

export const Receipt = defineEntity({
  name: 'Receipt',
  tableName: 'receipts',
  properties: {
    ...stamps(),
    ...state(),
    source: p.text(),
    externalId: p.text(),
    receivedOn: p.date(),
    amountCents: cents(),
    bankFeeCents: cents(),
    currency: p.text(),
    paidBy: p.text(),
    reference: p.text(),
    payerName: p.text(),
    payerTaxId: p.text(),
    note: p.text(),
    reason: p.text().nullable(),
    reversedBy: p.text(),
    lateFeeCents: cents(),
    differenceCents: cents(),
    intendedChargeId: p.integer().nullable(),
    chargeId: p.integer().nullable(),
    repaymentId: p.integer().nullable(),
    companyId: p.integer().nullable(),
    preparedById: p.integer().nullable(),
    releasedById: p.integer().nullable(),
    returnedOn: p.date().nullable(),
    proof: p.text(),
  },
});
