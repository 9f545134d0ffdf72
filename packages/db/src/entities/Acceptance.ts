import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const Acceptance = defineEntity({
  name: 'Acceptance',
  tableName: 'acceptances',
  properties: {
    ...stamps(),
    contractId: p.integer(),
    amendmentId: p.integer().nullable(),
    companyId: p.integer(),
    creatorId: p.integer(),
    side: p.text(),
    userId: p.integer(),
    name: p.text(),
    ip: p.text(),
    userAgent: p.text(),
    textHash: p.text(),
  },
});
