import { z } from 'zod';
import { cents } from '../../kit';
import { currency, date, id, line, stamps, webLink } from '../../people';

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
  slug: z.string(),
  /** The page of the brand that it leads to. */
  target: webLink,
  /** No two of a company are alike. */
  code: promoCode,
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
  number: line(60),
  orderedOn: date,
  amountCents: cents,
  currency,
});
export type Order = z.output<typeof orderSchema>;
