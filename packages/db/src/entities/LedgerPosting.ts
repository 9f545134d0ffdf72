import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps } from './types';

/** The account is named twice: by id for the balance, by kind and parties so that a statement is one scan. */
export const LedgerPosting = defineEntity({
  name: 'LedgerPosting',
  tableName: 'postings',
  properties: {
    ...stamps(),
    transactionId: p.integer(),
    accountId: p.integer(),
    kind: p.text(),
    account: p.text(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    contractId: p.integer().nullable(),
    bookedOn: p.date(),
    amountCents: cents(),
    currency: p.text(),
  },
});
