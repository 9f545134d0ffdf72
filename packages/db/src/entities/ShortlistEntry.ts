import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const ShortlistEntry = defineEntity({
  name: 'ShortlistEntry',
  tableName: 'shortlist',
  properties: {
    ...stamps(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    status: p.text(),
    score: p.integer(),
    reasons: p.json(),
    note: p.text(),
    curatorId: p.integer().nullable(),
    standIn: p.smallint().nullable(),
  },
});
