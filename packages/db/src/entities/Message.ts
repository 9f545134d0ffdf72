import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const Message = defineEntity({
  name: 'Message',
  tableName: 'messages',
  properties: {
    ...stamps(),
    conversationId: p.integer(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    seq: p.integer(),
    clientId: p.text(),
    authorId: p.integer(),
    side: p.text(),
    body: p.text(),
    fileId: p.integer().nullable(),
    replyTo: p.integer().nullable(),
    editedAt: instant().nullable(),
    deletedAt: instant().nullable(),
    hiddenAt: instant().nullable(),
  },
});
