import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Participant = defineEntity({
  name: 'Participant',
  tableName: 'participants',
  properties: { ...stamps(), conversationId: p.integer(), userId: p.integer(), lastReadSeq: p.integer() },
});
