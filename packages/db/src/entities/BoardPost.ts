import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const BoardPost = defineEntity({
  name: 'BoardPost',
  tableName: 'board_posts',
  properties: {
    ...stamps(),
    ...state(),
    companyId: p.integer(),
    authorId: p.integer(),
    audience: p.text(),
    title: p.text(),
    body: p.text(),
    pinned: p.boolean(),
    commentable: p.boolean(),
    closesOn: p.date().nullable(),
  },
});
