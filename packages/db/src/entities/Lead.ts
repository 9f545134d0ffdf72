import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const Lead = defineEntity({
  name: 'Lead',
  tableName: 'leads',
  properties: {
    ...stamps(),
    ...state(),
    name: p.text(),
    email: p.text(),
    company: p.text(),
    phone: p.text().nullable(),
    message: p.text(),
    locale: p.text(),
    source: p.text(),
    consentedAt: instant(),
  },
});
