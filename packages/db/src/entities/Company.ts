import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Company = defineEntity({
  name: 'Company',
  tableName: 'companies',
  properties: {
    ...stamps(),
    tradeName: p.text(),
    legalName: p.text(),
    cnpj: p.text(),
    responsibleName: p.text(),
    responsibleEmail: p.text(),
    phone: p.text().nullable(),
    address: p.json().nullable(),
    addresses: p.json(),
    plan: p.text(),
    billingCurrency: p.text(),
    logo: p.text().nullable(),
  },
});
