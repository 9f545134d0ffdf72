import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const PrivacyInquiry = defineEntity({
  name: 'PrivacyInquiry',
  tableName: 'privacy_inquiries',
  properties: {
    ...stamps(),
    email: p.text(),
    locale: p.text(),
    kind: p.text(),
    channel: p.text().nullable(),
    handle: p.text().nullable(),
    text: p.text(),
    tokenHash: p.text().nullable(),
  },
});
