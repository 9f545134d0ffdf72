import { defineEntity, p } from '@mikro-orm/core';
import { stamps, state } from './types';

export const MonthClosing = defineEntity({
  name: 'MonthClosing',
  tableName: 'month_closings',
  properties: {
    ...stamps(),
    ...state(),
    month: p.date(),
    closedById: p.integer(),
    reopenedById: p.integer().nullable(),
    lines: p.json(),
    entryCount: p.integer(),
    hash: p.text(),
  },
});
