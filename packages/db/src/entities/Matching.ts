import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

/** One request for more names, which a company has so many of a month. */
export const Matching = defineEntity({
  name: 'Matching',
  tableName: 'matchings',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    briefingId: p.integer(),
    day: p.date(),
  },
});
