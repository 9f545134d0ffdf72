import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Consent = defineEntity({
  name: 'Consent',
  tableName: 'consents',
  properties: {
    ...stamps(),
    userId: p.integer(),
    purpose: p.text(),
    text: p.text(),
    given: p.boolean(),
    ip: p.text(),
    userAgent: p.text(),
  },
});
