import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps } from './types';

export const Setting = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    ...stamps(),
    key: p.text(),
    value: p.integer(),
    validFrom: p.date(),
    authorId: p.integer().nullable(),
    approvedAt: instant().nullable(),
    approvedById: p.integer().nullable(),
    withdrawnAt: instant().nullable(),
  },
});
