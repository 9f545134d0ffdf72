import { z } from 'zod';
import { defineResource, id, noOne, ofCompany, stamps } from '../../people';
import { creatorRef, keptBy } from './list';

/** A company's favorite creator, at most one row per company and creator. */
export const favorite = z.object({ ...stamps, companyId: id, ...creatorRef, addedById: id });
export type Favorite = z.output<typeof favorite>;

export const favorites = defineResource({
  name: 'favorites',
  schema: favorite,
  flow: undefined,
  writable: { create: [], update: [] },
  filters: { id: 'is', companyId: 'is', creatorId: 'is', externalId: 'is' },
  sorts: ['id', 'createdAt'],
  access: { read: keptBy, create: noOne, update: noOne, remove: ofCompany, moves: {} },
});
