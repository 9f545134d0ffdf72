import { defineResource } from '../../people';
import { orderAccess, trackedLinkAccess } from './policy';
import { orderSchema, trackedLink } from './schema';

const ofHiring = { contractId: 'is', briefingId: 'is', companyId: 'is', creatorId: 'is' } as const;

export const trackedLinks = defineResource({
  name: 'tracked-links',
  schema: trackedLink,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', ...ofHiring, slug: 'is', code: 'is' },
  sorts: ['id', 'code', 'createdAt'],
  access: trackedLinkAccess,
});

export const orders = defineResource({
  name: 'orders',
  schema: orderSchema,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', trackedLinkId: 'is', ...ofHiring, number: 'is', orderedOn: 'between' },
  sorts: ['id', 'orderedOn', 'amountCents', 'createdAt'],
  access: orderAccess,
});
