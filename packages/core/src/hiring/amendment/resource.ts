import { defineResource, ofPeopleOrMoney } from '../../people';
import { amendmentFlow } from './flow';
import { amendmentAccess } from './policy';
import { amendment } from './schema';

export const amendments = defineResource({
  name: 'amendments',
  schema: amendment,
  flow: amendmentFlow,
  writable: { create: [], update: [] },
  hidden: (actor) =>
    ofPeopleOrMoney(actor, [
      'additionalCents',
      'feeBp',
      'feeCents',
      'creatorCents',
      'description',
      'text',
      'textHash',
    ]),
  filters: {
    id: 'is',
    contractId: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    status: 'is',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'createdAt'],
  access: amendmentAccess,
});
