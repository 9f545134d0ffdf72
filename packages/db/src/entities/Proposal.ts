import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, stamps, state } from './types';

export const Proposal = defineEntity({
  name: 'Proposal',
  tableName: 'proposals',
  properties: {
    ...stamps(),
    ...state(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    round: p.integer(),
    lines: p.json(),
    totalCents: cents(),
    currency: p.text(),
    feeBp: p.integer(),
    message: p.text(),
    availableInPeriod: p.boolean(),
    draft: p.json().nullable(),
    answer: p.text(),
    counterCents: cents().nullable(),
    answerBy: instant().nullable(),
    confidentiality: p.json().nullable(),
    sentAt: instant().nullable(),
  },
});
