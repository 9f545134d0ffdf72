import { defineResource } from '../../people';
import { postFlow } from './flow';
import { observationAccess, postAccess } from './policy';
import { observation, postSchema } from './schema';

const ofHiring = { contractId: 'is', briefingId: 'is', companyId: 'is', creatorId: 'is' } as const;

export const posts = defineResource({
  name: 'posts',
  schema: postSchema,
  flow: postFlow,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    deliverableId: 'is',
    ...ofHiring,
    status: 'is',
    network: 'is',
    disclosure: 'is',
    publishedOn: 'between',
  },
  sorts: ['id', 'status', 'publishedOn', 'createdAt'],
  access: postAccess,
});

export const observations = defineResource({
  name: 'observations',
  schema: observation,
  columns: { value: 'bigint' },
  flow: undefined,
  writable: { create: [], update: [] },
  filters: {
    id: 'is',
    postId: 'is',
    ...ofHiring,
    metric: 'is',
    source: 'is',
    reachKind: 'is',
    confirmed: 'is',
    observedAt: 'between',
  },
  sorts: ['id', 'observedAt', 'createdAt'],
  access: observationAccess,
});
