import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

/** How often people came from elsewhere, by day and kind of page. */
export const VisitCount = defineEntity({
  name: 'VisitCount',
  tableName: 'visit_counts',
  properties: {
    ...stamps(),
    day: p.date(),
    page: p.text(),
    source: p.text(),
    visits: p.integer(),
  },
});
