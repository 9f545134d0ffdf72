import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import { currency, date, id, instant, line, lineOrEmpty, stamps } from '../../people';
import { cardPaymentFlow, paymentMethodFlow } from './flow';

/** How providers name what is theirs: `pm_1N…`, `pi_3O…`, `evt_1P…`. */
export const reference = z
  .string()
  .regex(/^[\w-]+$/, 'invalid_format')
  .max(255, 'too_long');

export const paymentMethod = z.object({
  ...stamps,
  companyId: id,
  status: z.enum(paymentMethodFlow.states as [StateOf<typeof paymentMethodFlow>]),
  statusSince: instant,
  /** The provider's names of the card and of whom it belongs to there. */
  reference,
  customer: reference,
  /** `visa`, `mastercard`, `elo` */
  brand: line(30),
  last4: z.string().regex(/^\d{4}$/, 'invalid_format'),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2100),
  /** The one that the subscription is paid with; none where it is paid by slip or PIX. */
  isDefault: z.boolean(),
  /** When the company was last told that the card ends soon. */
  warnedOn: date.nullable(),
  /** When the provider forgot it. */
  detachedAt: instant.nullable(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** What the provider changed a payment into, whose account there is in another currency. Minor units. */
export const conversion = z.strictObject({
  currency,
  /** The provider's own: what one unit of the payment's currency was changed for, in millionths. */
  rateMicros: z.int().positive(),
  /** The provider's own record of it. */
  source: line(120),
  cents,
  /** What of the payment has gone back, and what the provider took for that. */
  backCents: cents,
  backForCents: z.int(),
});
export type Conversion = z.output<typeof conversion>;

export const cardPayment = z.object({
  ...stamps,
  companyId: id,
  chargeId: id,
  /** The kept card; null where the card is typed at the provider's page. */
  paymentMethodId: id.nullable(),
  status: z.enum(cardPaymentFlow.states as [StateOf<typeof cardPaymentFlow>]),
  statusSince: instant,
  amountCents: cents,
  currency,
  /** The provider's page, and what was paid there or with the kept card. */
  session: reference.nullable(),
  intent: reference.nullable(),
  /** The provider's code of why it was declined. */
  failure: lineOrEmpty(120),
  /** What of it has to go back to the card by our decision, and what has gone back by whomever. */
  refundCents: cents,
  refundedCents: cents,
  /** Total of refunds that the provider could not deliver. */
  refundFailedCents: cents,
  /** What the card's bank holds or has taken, and what of that a refund was set off against. */
  disputedCents: cents,
  setOffCents: cents,
  /** The provider's fees, those of disputes included, in the currency of its account; null until it says so. */
  processingCents: cents.nullable(),
  /** Null where nothing was changed. */
  conversion: conversion.nullable(),
});
export type CardPayment = z.output<typeof cardPayment>;

/** What a provider told us, once: the key under which its effect was written. */
export const providerEvent = z.object({ ...stamps, reference, kind: line(60) });
export type ProviderEvent = z.output<typeof providerEvent>;
