import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const BoardReport = defineEntity({
  name: 'BoardReport',
  tableName: 'board_reports',
  properties: {
    ...stamps(),
    ...state(),
    postId: p.integer(),
    commentId: p.integer().nullable(),
    companyId: p.integer(),
    reporterId: p.integer(),
    reason: p.text(),
    answer: p.text(),
  },
});
