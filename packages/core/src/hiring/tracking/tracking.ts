import { z } from 'zod';
import { anyOf, cents } from '../../kit';
import {
  type Actor,
  anyStaff,
  currency,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  line,
  noOne,
  ofCompany,
  ofCreator,
  staff,
  stamps,
  webLink,
} from '../../people';

/** Code that buyers type in the shop. It has only letters and digits, so that it can be spoken. */
export const promoCode = z.string().regex(/^[A-Z0-9]{3,24}$/, 'invalid_promo_code');

/** Link and promo code of one hiring. Clicks and orders count for the creator of the hiring. */
export const trackedLink = z.object({
  ...stamps,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /** Random part of the link's path, after `/t/`. */
  slug: impersonal(z.string()),
  /** Page of the brand to which the link leads. */
  target: erased(webLink, 'https://erased.invalid', 'company'),
  /** Promo code, unique in the company. */
  code: erased(promoCode, 'ERASED{id}', 'creator'),
});

export type TrackedLink = z.output<typeof trackedLink>;

/** A sale in the brand's shop with a promo code. */
export const orderSchema = z.object({
  ...stamps,
  trackedLinkId: id,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /** Number of the order in the shop, unique in the company. */
  number: impersonal(line(60)),
  orderedOn: impersonal(date),
  amountCents: impersonal(cents),
  currency: impersonal(currency),
});

export type Order = z.output<typeof orderSchema>;

const byCommandsOnly = { create: noOne, update: noOne, remove: noOne, moves: {} } as const;

export const trackedLinkAccess = {
  read: anyOf<Actor, TrackedLink>(ofCompany, ofCreator, anyStaff),
  ...byCommandsOnly,
} as const;

/** Access to orders. Creators see only sums by day, because order numbers are internal to the shop. */
export const orderAccess = {
  read: anyOf<Actor, Order>(ofCompany, staff('curation', 'support', 'finance')),
  ...byCommandsOnly,
} as const;

/**
 * Allows the company and staff to create links and import orders. Not the rule of a move, because links and
 * orders have no states.
 */
export const trackingRule = anyOf<Actor, { readonly companyId: number }>(
  ofCompany,
  staff('curation', 'support'),
);

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

/** Maximum number of orders per import. */
export const MAX_ORDERS = 500;
