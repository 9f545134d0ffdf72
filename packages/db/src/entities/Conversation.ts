import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const Conversation = defineEntity({
  name: 'Conversation',
  tableName: 'conversations',
  properties: {
    ...stamps(),
    proposalId: p.integer(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    lastSeq: p.integer(),
    lastCompanySeq: p.integer(),
    lastCreatorSeq: p.integer(),
    lastMessageAt: instant(),
  },
});
