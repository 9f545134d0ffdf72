import { defineEntity, p } from '@mikro-orm/core';
import { instant, parties, stamps } from './types';

export const DraftComment = defineEntity({
  name: 'DraftComment',
  tableName: 'draft_comments',
  properties: {
    ...stamps(),
    ...parties(),
    deliverableId: p.integer(),
    draftId: p.integer(),
    side: p.text(),
    userId: p.integer().nullable(),
    name: p.text(),
    body: p.text(),
    atMs: p.integer().nullable(),
    x: p.double().nullable(),
    y: p.double().nullable(),
    resolvedAt: instant().nullable(),
  },
});
