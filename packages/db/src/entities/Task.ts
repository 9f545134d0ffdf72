import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const Task = defineEntity({
  name: 'Task',
  tableName: 'tasks',
  properties: {
    ...stamps(),
    ...state(),
    briefingId: p.integer().nullable(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    userId: p.integer().nullable(),
    title: p.text(),
    dueOn: p.date(),
    ownerId: p.integer(),
    createdById: p.integer(),
  },
});
