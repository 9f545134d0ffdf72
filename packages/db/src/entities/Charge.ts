import { defineEntity, p } from '@mikro-orm/core';
import { cents, parties, stamps, state } from './types';

export const Charge = defineEntity({
  name: 'Charge',
  tableName: 'charges',
  properties: {
    ...stamps(),
    ...parties(),
    ...state(),
    amountCents: cents(),
    feeCents: cents(),
    currency: p.text(),
    dueOn: p.date(),
    ourNumber: p.text(),
    barCode: p.text().nullable(),
    digitableLine: p.text().nullable(),
    pixCode: p.text().nullable(),
    paidOn: p.date().nullable(),
    paidBy: p.text().nullable(),
  },
});
