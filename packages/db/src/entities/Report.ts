import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Report = defineEntity({
  name: 'Report',
  tableName: 'reports',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    briefingId: p.integer(),
    squadId: p.integer().nullable(),
    title: p.text(),
    figures: p.json(),
    hash: p.text(),
    previousId: p.integer().nullable(),
    madeById: p.integer(),
  },
});
