import { defineEntity, p } from '@mikro-orm/core';
import { stamps } from './types';

export const StepApproval = defineEntity({
  name: 'StepApproval',
  tableName: 'step_approvals',
  properties: {
    ...stamps(),
    squadId: p.integer(),
    companyId: p.integer(),
    stepId: p.integer(),
    verdict: p.text(),
    hash: p.text(),
    content: p.json(),
    comment: p.text(),
    userId: p.integer().nullable(),
    shareLinkId: p.integer().nullable(),
    name: p.text(),
  },
});
