import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const PrivacyRequest = defineEntity({
  name: 'PrivacyRequest',
  tableName: 'privacy_requests',
  properties: {
    ...stamps(),
    ...state(),
    userId: p.integer().nullable(),
    email: p.text().nullable(),
    locale: p.text().nullable(),
    channel: p.text().nullable(),
    handle: p.text().nullable(),
    code: p.text().nullable(),
    kind: p.text(),
    text: p.text(),
    dueOn: p.date(),
    erases: p.text().nullable(),
    eraseAt: instant().nullable(),
    answer: p.text(),
  },
});
