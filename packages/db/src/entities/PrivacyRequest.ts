import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const PrivacyRequest = defineEntity({
  name: 'PrivacyRequest',
  tableName: 'privacy_requests',
  properties: {
    ...stamps(),
    ...state(),
    userId: p.integer(),
    kind: p.text(),
    text: p.text(),
    dueOn: p.date(),
    erases: p.text().nullable(),
    eraseAt: instant().nullable(),
    answer: p.text(),
  },
});
