import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Vision = defineEntity({
  name: 'Vision',
  tableName: 'visions',
  properties: {
    ...stamps(),
    squadId: p.integer(),
    companyId: p.integer(),
    number: p.integer(),
    authorId: p.integer(),
    currency: p.text(),
    objective: p.text(),
    idea: p.text(),
    keyMessages: p.json(),
    targets: p.json(),
    mix: p.json(),
    split: p.json(),
  },
});
