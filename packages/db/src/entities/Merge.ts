import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

/** Two accounts of one person that became one. */
export const Merge = defineEntity({
  name: 'Merge',
  tableName: 'merges',
  properties: {
    ...stamps(),
    keptCreatorId: p.integer(),
    mergedCreatorId: p.integer(),
    keptUserId: p.integer(),
    mergedUserId: p.integer(),
    mergedById: p.integer(),
    reason: p.text(),
    undoUntil: instant(),
    undoneAt: instant().nullable(),
    undoneById: p.integer().nullable(),
    moved: p.json(),
    before: p.json(),
  },
});
