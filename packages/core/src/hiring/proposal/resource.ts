import { defineResource, ofPeopleOrMoney } from '../../people';
import { proposalFlow } from './flow';
import { brandHidden, proposalAccess, roundAccess } from './policy';
import { proposal, proposalRound } from './schema';

/** What a creator asks, and says with it. */
const offered = ['lines', 'totalCents', 'message'] as const;

export const proposals = defineResource({
  name: 'proposals',
  schema: proposal,
  flow: proposalFlow,
  writable: { create: [], update: [] },
  hidden: (actor) =>
    actor.role === 'creator'
      ? brandHidden(actor)
      : [
          'draft',
          ...ofPeopleOrMoney(actor, [...offered, 'feeBp', 'answer', 'counterCents', 'confidentiality']),
        ],
  filters: {
    id: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    status: 'is',
    statusSince: 'between',
    totalCents: 'between',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'statusSince', 'totalCents', 'sentAt', 'createdAt'],
  access: proposalAccess,
});

export const proposalRounds = defineResource({
  name: 'proposal-rounds',
  schema: proposalRound,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => [...brandHidden(actor), ...ofPeopleOrMoney(actor, offered)],
  filters: { id: 'is', proposalId: 'is', briefingId: 'is', companyId: 'is', creatorId: 'is' },
  sorts: ['id', 'round', 'sentAt'],
  access: roundAccess,
});
