import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const MessageReport = defineEntity({
  name: 'MessageReport',
  tableName: 'message_reports',
  properties: {
    ...stamps(),
    ...state(),
    messageId: p.integer(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    reporterId: p.integer(),
    reason: p.text(),
    text: p.text(),
    authorId: p.integer(),
    side: p.text(),
    body: p.text(),
    fileId: p.integer().nullable(),
  },
});
