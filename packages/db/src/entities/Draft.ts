import { defineEntity, p } from '@mikro-orm/core';
import { parties, stamps } from './types';

export const Draft = defineEntity({
  name: 'Draft',
  tableName: 'drafts',
  properties: {
    ...stamps(),
    ...parties(),
    deliverableId: p.integer(),
    number: p.integer(),
    round: p.integer(),
    media: p.text(),
    caption: p.text(),
    link: p.text().nullable(),
    fileId: p.integer().nullable(),
    approvesOn: p.date().nullable(),
  },
});
