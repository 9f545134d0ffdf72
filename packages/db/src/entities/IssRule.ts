import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const IssRule = defineEntity({
  name: 'IssRule',
  tableName: 'iss_rules',
  properties: {
    ...stamps(),
    state: p.text(),
    city: p.text(),
    rateBp: p.integer(),
    withheld: p.boolean(),
    dueDay: p.integer(),
    validFrom: p.date(),
    lawRef: p.text(),
    authorId: p.integer().nullable(),
  },
});
