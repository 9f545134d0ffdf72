import { defineEntity, p } from '@mikro-orm/core';
import { instant, parties, stamps, state } from './types';

export const Deliverable = defineEntity({
  name: 'Deliverable',
  tableName: 'deliverables',
  properties: {
    ...stamps(),
    ...parties(),
    amendmentId: p.integer().nullable(),
    ...state(),
    channel: p.text(),
    format: p.text(),
    ordinal: p.integer(),
    dueOn: p.date().nullable(),
    caption: p.text(),
    draftLink: p.text().nullable(),
    draftFileId: p.integer().nullable(),
    changeRounds: p.integer(),
    changeNote: p.text(),
    link: p.text().nullable(),
    publishedAt: instant().nullable(),
    remindedAt: instant().nullable(),
  },
});
