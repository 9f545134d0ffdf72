import { defineEntity, p } from '@mikro-orm/core';
import { instant, stamps, state } from './types';

export const Impersonation = defineEntity({
  name: 'Impersonation',
  tableName: 'impersonations',
  properties: {
    ...stamps(),
    ...state(),
    userId: p.integer(),
    companyId: p.integer().nullable(),
    impersonatorId: p.integer(),
    impersonatorName: p.text(),
    sessionId: p.integer(),
    reason: p.text(),
    until: instant(),
  },
});
