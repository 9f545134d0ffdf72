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
  nobody,
  ofCompany,
  ofCreator,
  staff,
  stamps,
  webLink,
} from '../../people';

/** What buyers type at the shop: letters and digits, so that it can be said aloud. */
export const promoCode = z.string().regex(/^[A-Z0-9]{3,24}$/, 'invalid_promo_code');

/** The link and the promo code of one hiring: what comes by either is its creator's doing. */
export const trackedLink = z.object({
  ...stamps,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /** What stands after `/t/`; random. */
  slug: impersonal(z.string()),
  /** The page of the brand that it leads to. */
  target: erased(webLink, 'https://erased.invalid', 'company'),
  /** No two of a company are alike. */
  code: erased(promoCode, 'ERASED{id}', 'creator'),
});

export type TrackedLink = z.output<typeof trackedLink>;

/** A sale of the brand's shop that came by a promo code. */
export const orderSchema = z.object({
  ...stamps,
  trackedLinkId: id,
  contractId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  /** The shop's own, which no two orders of a company share. */
  number: impersonal(line(60)),
  orderedOn: impersonal(date),
  amountCents: impersonal(cents),
  currency: impersonal(currency),
});

export type Order = z.output<typeof orderSchema>;

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

/** Orders that are brought in at once at most. */
export const MOST_ORDERS = 500;
