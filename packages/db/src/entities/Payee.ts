import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const Payee = defineEntity({
  name: 'Payee',
  tableName: 'payees',
  properties: {
    ...stamps(),
    creatorId: p.integer(),
    legalForm: p.text(),
    taxId: p.text(),
    holder: p.text(),
    bank: p.text(),
    branch: p.text(),
    account: p.text(),
    pixKey: p.text().nullable(),
    birthDate: p.date(),
    dependants: p.integer(),
    taxRegime: p.text().nullable(),
    regimeFileId: p.integer().nullable(),
    changedAt: instant().nullable(),
    former: p.json().nullable(),
  },
});
