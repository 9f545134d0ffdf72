import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const BoardMember = defineEntity({
  name: 'BoardMember',
  tableName: 'board_members',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    creatorId: p.integer(),
    addedById: p.integer(),
    note: p.text(),
    verdicts: p.json(),
  },
});
