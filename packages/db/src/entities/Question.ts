import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const Question = defineEntity({
  name: 'Question',
  tableName: 'questions',
  properties: {
    ...stamps(),
    ...state(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    block: p.text(),
    text: p.text(),
    answer: p.text(),
  },
});
