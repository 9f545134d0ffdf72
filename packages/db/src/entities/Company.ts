import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Company = defineEntity({
  name: 'Company',
  tableName: 'companies',
  properties: {
    ...stamps(),
    tradeName: p.text(),
    legalName: p.text(),
    membership: p.text(),
    cnpj: p.text().nullable(),
    cpf: p.text().nullable(),
    country: p.text(),
    foreignTaxId: p.text().nullable(),
    creatorId: p.integer().nullable(),
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
