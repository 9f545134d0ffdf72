import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const ConversationReading = defineEntity({
  name: 'ConversationReading',
  tableName: 'conversation_readings',
  properties: {
    ...stamps(),
    conversationId: p.integer(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    readerId: p.integer(),
    reason: p.text(),
    until: instant(),
  },
});
