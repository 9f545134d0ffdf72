import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import { currency, date, id, instant, lineOrEmpty, stamps, text } from '../../people';
import { feeInvoiceFlow } from './flow';

/** What we invoice for: our fee of a paid charge, to who bears it. In BRL alone. */
export const feeInvoice = z.object({
  ...stamps,
  /** Who bears the fee, one of both: the company that pays, or the creator whose own contract it is. */
  companyId: id.nullable(),
  creatorId: id.nullable(),
  chargeId: id,
  status: z.enum(feeInvoiceFlow.states as [StateOf<typeof feeInvoiceFlow>]),
  statusSince: instant,
  amountCents: cents,
  currency,
  /** The day of the payment, whose month the tax counts for. */
  earnedOn: date,
  /** Number of our declaration (DPS), without gaps; null until it is sent. It stays when it is sent again. */
  dpsNumber: z.int().positive().nullable(),
  /** The declaration's name at the authority, 45 characters. */
  dpsId: z.string().length(45).nullable(),
  /** Whom it was made out to when it was sent. */
  takerTaxId: lineOrEmpty(14),
  takerName: lineOrEmpty(160),
  /** The invoice's own number and where it can be read; by hand the link may lack. */
  number: lineOrEmpty(20),
  link: lineOrEmpty(300),
  /** Access key of 50 characters; null where it was not issued through us. */
  key: z.string().length(50).nullable(),
  /** Why it was rejected or has no answer: the authority's code and words. */
  reasonCode: lineOrEmpty(40),
  reason: text(1_000),
});
export type FeeInvoice = z.output<typeof feeInvoice>;

/** Where our own invoices are issued. */
export const feeInvoiceIssuing = z.object({
  /** Null: by hand, nothing is sent. */
  address: z.string().nullable(),
  /** Whether what is issued there counts. */
  production: z.boolean(),
});
export type FeeInvoiceIssuing = z.output<typeof feeInvoiceIssuing>;
