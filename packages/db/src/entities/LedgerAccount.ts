import { defineEntity, p } from '@mikro-orm/core';
import { cents, id } from './types';

/** Its balance is kept by the database as postings come in; the application only reads it. */
export const LedgerAccount = defineEntity({
  name: 'LedgerAccount',
  tableName: 'ledger_accounts',
  properties: {
    id: id(),
    kind: p.text(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    currency: p.text(),
    balanceCents: cents(),
  },
});
