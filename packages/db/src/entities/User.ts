import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...stamps(),
    email: p.text(),
    name: p.text(),
    phone: p.text().nullable(),
    whatsapp: p.text().nullable(),
    address: p.json().nullable(),
    agentEmail: p.text().nullable(),
    cpf: p.text().nullable(),
    locale: p.text(),
    staff: p.boolean(),
    duties: p.array(),
    companyId: p.integer().nullable(),
    companyRole: p.text().nullable(),
    creatorId: p.integer().nullable(),
    confirmedAt: instant().nullable(),
    suspendedAt: instant().nullable(),
  },
});
