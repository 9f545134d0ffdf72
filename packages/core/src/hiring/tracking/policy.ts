import { anyOf } from '../../kit';
import { type Actor, anyStaff, nobody, ofCompany, ofCreator, staff } from '../../people';
import type { Order, TrackedLink } from './schema';

const byCommandsOnly = { create: nobody, update: nobody, remove: nobody, moves: {} } as const;

export const trackedLinkAccess = {
  read: anyOf<Actor, TrackedLink>(ofCompany, ofCreator, anyStaff),
  ...byCommandsOnly,
} as const;

/** Numbers of orders are the shop's affair: creators learn sums by day. */
export const orderAccess = {
  read: anyOf<Actor, Order>(ofCompany, staff('curation', 'support', 'finance')),
  ...byCommandsOnly,
} as const;

/** Who makes links and brings orders in. Not moves: neither has states. */
export const trackingRule = anyOf<Actor, { readonly companyId: number }>(
  ofCompany,
  staff('curation', 'support'),
);
