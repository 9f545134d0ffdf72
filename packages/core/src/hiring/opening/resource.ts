import { defineResource, ofPeopleOrMoney } from '../../people';
import { applicationFlow, openingFlow } from './flow';
import { applicationAccess, openingAccess } from './policy';
import { application, opening } from './schema';

export const openings = defineResource({
  name: 'openings',
  schema: opening,
  flow: openingFlow,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['feeLowCents', 'feeHighCents', 'feeBp']),
  filters: { id: 'is', briefingId: 'is', companyId: 'is', status: 'is', closesOn: 'between' },
  sorts: ['id', 'closesOn', 'createdAt'],
  access: openingAccess,
});

export const applications = defineResource({
  name: 'applications',
  schema: application,
  flow: applicationFlow,
  writable: { create: [], update: [] },
  hidden: (actor) => ofPeopleOrMoney(actor, ['message', 'counterCents', 'answer']),
  filters: { id: 'is', openingId: 'is', briefingId: 'is', companyId: 'is', creatorId: 'is', status: 'is' },
  sorts: ['id', 'score', 'createdAt'],
  access: applicationAccess,
});
