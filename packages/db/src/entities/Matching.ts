import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps } from './types';

/** One request for more names, which a company has so many of a month. */
export const Matching = defineEntity({
  name: 'Matching',
  tableName: 'matchings',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    briefingId: p.integer(),
    day: p.date(),
    extraCents: cents().nullable(),
    currency: p.text(),
    periodId: p.integer().nullable(),
  },
});
