import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const BoardComment = defineEntity({
  name: 'BoardComment',
  tableName: 'board_comments',
  properties: {
    ...stamps(),
    ...state(),
    postId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer().nullable(),
    authorId: p.integer(),
    body: p.text(),
  },
});
