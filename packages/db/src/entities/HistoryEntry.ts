import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** One move of one row. Never changed, never removed. */
export const HistoryEntry = defineEntity({
  name: 'HistoryEntry',
  tableName: 'history',
  properties: {
    id: id(),
    resource: p.text(),
    rowId: p.integer(),
    move: p.text(),
    fromState: p.text(),
    toState: p.text(),
    actorId: p.integer().nullable(),
    actorName: p.text(),
    comment: p.text(),
    at: instant(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    briefingId: p.integer().nullable(),
  },
});
