import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './types';

/** Rate limits, shared by all processes. */
export const Counter = defineEntity({
  name: 'Counter',
  tableName: 'counters',
  properties: {
    key: p.text().primary(),
    windowStart: instant().primary(),
    count: p.integer(),
  },
});
