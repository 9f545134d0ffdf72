import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const SavedSearch = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_searches',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    name: p.text(),
    query: p.text(),
    notify: p.boolean(),
    lookedAt: instant(),
    totalSeen: p.integer(),
    createdById: p.integer(),
  },
});
