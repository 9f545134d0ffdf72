import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Assignment = defineEntity({
  name: 'Assignment',
  tableName: 'assignments',
  properties: {
    ...stamps(),
    briefingId: p.integer(),
    companyId: p.integer(),
    assigneeId: p.integer(),
    assignedById: p.integer(),
  },
});
