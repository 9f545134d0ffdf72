import { defineEntity, p } from '@mikro-orm/core';
import { cents, id, instant } from './types';

export const LedgerTransaction = defineEntity({
  name: 'LedgerTransaction',
  tableName: 'ledger_transactions',
  properties: {
    id: id(),
    kind: p.text(),
    resource: p.text(),
    rowId: p.integer(),
    contractId: p.integer().nullable(),
    at: instant(),
    bookedOn: p.date(),
    rateMicros: cents().nullable(),
    rateSource: p.text().nullable(),
  },
});
