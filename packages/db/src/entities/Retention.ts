import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './types';

/** Until when something is kept of somebody who was erased, and by which reason. */
export const Retention = defineEntity({
  name: 'Retention',
  tableName: 'retentions',
  properties: {
    subject: p.text().primary(),
    rowId: p.integer().primary(),
    basis: p.text().primary(),
    dueAt: instant(),
  },
});
