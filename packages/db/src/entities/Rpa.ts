import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps } from './types';

export const Rpa = defineEntity({
  name: 'Rpa',
  tableName: 'rpas',
  properties: {
    ...stamps(),
    creatorId: p.integer(),
    contractId: p.integer(),
    payoutId: p.integer(),
    year: p.integer(),
    number: p.integer(),
    issuedOn: p.date(),
    paidOn: p.date(),
    grossCents: cents(),
    withholdings: p.json(),
    netCents: cents(),
    holder: p.text(),
    taxId: p.text(),
  },
});
