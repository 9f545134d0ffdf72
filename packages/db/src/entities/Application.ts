import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps, state } from './types';

export const Application = defineEntity({
  name: 'Application',
  tableName: 'applications',
  properties: {
    ...stamps(),
    ...state(),
    openingId: p.integer(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    message: p.text(),
    counterCents: cents().nullable(),
    currency: p.text(),
    score: p.integer(),
    answer: p.text(),
  },
});
