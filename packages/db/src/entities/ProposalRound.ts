import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, stamps } from './types';

export const ProposalRound = defineEntity({
  name: 'ProposalRound',
  tableName: 'proposal_rounds',
  properties: {
    ...stamps(),
    proposalId: p.integer(),
    briefingId: p.integer(),
    companyId: p.integer(),
    creatorId: p.integer(),
    round: p.integer(),
    lines: p.json(),
    totalCents: cents(),
    currency: p.text(),
    message: p.text(),
    sentAt: instant(),
  },
});
