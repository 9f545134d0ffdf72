import { defineEntity, p } from '@mikro-orm/core';
import { cents, stamps } from './types';

/** Up to which sum and until which day a member may approve proposals. */
export const ApprovalLimit = defineEntity({
  name: 'ApprovalLimit',
  tableName: 'approval_limits',
  properties: {
    ...stamps(),
    companyId: p.integer(),
    userId: p.integer(),
    limitCents: cents(),
    usedCents: cents(),
    currency: p.text(),
    untilOn: p.date(),
    grantedById: p.integer(),
  },
});
