import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, stamps } from './types';

export const Instalment = defineEntity({
  name: 'Instalment',
  tableName: 'instalments',
  properties: {
    ...stamps(),
    contractId: p.integer(),
    payContractId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    ordinal: p.integer(),
    amountCents: cents(),
    currency: p.text(),
    dueOn: p.date(),
    fineBp: p.integer(),
    interestBp: p.integer(),
    chargeId: p.integer(),
    payoutId: p.integer().nullable(),
    approvedAt: instant().nullable(),
  },
});
