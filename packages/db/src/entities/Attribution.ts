import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Attribution = defineEntity({
  name: 'Attribution',
  tableName: 'attributions',
  properties: {
    ...stamps(),
    creatorId: p.integer(),
    curatorId: p.integer().nullable(),
    codeId: p.integer().nullable(),
    companyId: p.integer().nullable(),
  },
});
