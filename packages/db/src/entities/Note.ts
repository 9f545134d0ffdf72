import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Note = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    ...stamps(),
    briefingId: p.integer().nullable(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    userId: p.integer().nullable(),
    body: p.text(),
    mentions: p.json(),
    authorId: p.integer(),
  },
});
