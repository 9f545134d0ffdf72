import { defineEntity, p } from '@mikro-orm/core';
import { cents, moneyParties, stamps, state } from './types';

export const Invoice = defineEntity({
  name: 'Invoice',
  tableName: 'invoices',
  properties: {
    ...stamps(),
    ...moneyParties(),
    ...state(),
    payoutId: p.integer(),
    fileId: p.integer(),
    sha256: p.text().nullable(),
    key: p.text().nullable(),
    issuerTaxId: p.text(),
    takerTaxId: p.text(),
    amountCents: cents(),
    currency: p.text(),
    month: p.date(),
    checks: p.json(),
    answer: p.text(),
  },
});
