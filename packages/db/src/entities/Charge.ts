import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps, state } from './types';

export const Charge = defineEntity({
  name: 'Charge',
  tableName: 'charges',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    purpose: p.text(),
    contractId: p.integer().nullable(),
    briefingId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    amendmentId: p.integer().nullable(),
    ...state(),
    amountCents: cents(),
    feeCents: cents(),
    currency: p.text(),
    dueOn: p.date(),
    ourNumber: p.text(),
    barCode: p.text().nullable(),
    digitableLine: p.text().nullable(),
    pixCode: p.text().nullable(),
    keptCents: cents(),
    slipCents: cents(),
    slipDueOn: p.date(),
    paidOn: p.date().nullable(),
    paidBy: p.text().nullable(),
  },
});
