import { z } from 'zod';
import { anyOf, cents, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  currency,
  dash,
  date,
  defineResource,
  erased,
  id,
  impersonal,
  instant,
  line,
  lineOrEmpty,
  noOne,
  ofCompany,
  ofCompanyOwner,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/** A stored card of a company (docs/spec/states.md#payment-method). */
export const paymentMethodFlow = defineFlow({
  name: 'payment-methods',
  states: ['active', 'removed'],
  initial: 'active',
  moves: { detach: { from: ['active'], to: 'removed', final: true } },
});

/** An attempt to pay a charge by card (docs/spec/states.md#card-payment). */
export const cardPaymentFlow = defineFlow({
  name: 'card-payments',
  states: ['asked', 'paid', 'declined', 'expired', 'surplus', 'refunded', 'disputed', 'lost', 'unmatched'],
  initial: 'asked',
  moves: {
    settle: { from: ['asked', 'declined', 'expired'], to: 'paid' },
    decline: { from: ['asked'], to: 'declined' },
    expire: { from: ['asked'], to: 'expired' },
    /** The card paid a charge that was already paid or cancelled, so the payment will be refunded. */
    exceed: { from: ['asked', 'declined', 'expired'], to: 'surplus' },
    /** The amount or currency paid differs from the charge. Creates a receipt in suspense for finance. */
    differ: { from: ['asked', 'declined', 'expired'], to: 'unmatched' },
    refund: { from: ['paid', 'surplus'], to: 'refunded' },
    /** The refund failed. Creates a receipt in suspense for finance. */
    failRefund: { from: ['refunded', 'surplus'], to: 'paid' },
    /**
     * The cardholder disputes the payment: the bank takes back all or part of it until the dispute is
     * decided.
     */
    dispute: { from: ['paid', 'refunded'], to: 'disputed' },
    /** The dispute was won, possibly after it was lost at first. */
    win: { from: ['disputed', 'lost'], to: 'paid' },
    lose: { from: ['disputed'], to: 'lost' },
  },
});

/** Ids at providers: `pm_1N…`, `pi_3O…`, `evt_1P…`. */
export const reference = z
  .string()
  .regex(/^[\w-]+$/, 'invalid_format')
  .max(255, 'too_long');

export const paymentMethod = z.object({
  ...stamps,
  companyId: id,
  status: impersonal(z.enum(paymentMethodFlow.states as [StateOf<typeof paymentMethodFlow>])),
  statusSince: instant,
  /**
   * Id of the card at the provider. An erasure keeps it, because it is needed to delete the card at the
   * provider.
   */
  reference: impersonal(reference),
  /**
   * Id of the company as a customer at the provider. An erasure keeps it, because it is needed to delete the
   * card at the provider.
   */
  customer: impersonal(reference),
  /** Card brand: `visa`, `mastercard`, `elo`. */
  brand: erased(line(30), dash),
  last4: erased(z.string().regex(/^\d{4}$/, 'invalid_format'), '0000'),
  expMonth: erased(z.int().min(1).max(12), 1),
  expYear: erased(z.int().min(2000).max(2100), 2000),
  /**
   * True for the card that pays the subscription. If no card is the default, the company pays by slip or PIX.
   */
  isDefault: impersonal(z.boolean()),
  /** Day on which the company was last notified that the card will expire soon; null if never. */
  warnedOn: impersonal(date.nullable()),
  /** When the provider deleted the card; null before. */
  detachedAt: instant.nullable(),
});

export type PaymentMethod = z.output<typeof paymentMethod>;

/** How a payment was converted to the provider account's currency. Amounts are in minor units. */
export const conversion = z.strictObject({
  currency,
  /** The provider's rate for one unit of the payment's currency, in millionths. */
  rateMicros: z.int().positive(),
  /** Reference of the conversion at the provider. */
  source: line(120),
  cents,
  /** Refunded amount, in the payment's currency. */
  backCents: cents,
  /** Amount that the provider debited for the refunds, in the currency of its account. */
  backForCents: z.int(),
});

export type Conversion = z.output<typeof conversion>;

export const cardPayment = z.object({
  ...stamps,
  companyId: id,
  chargeId: id,
  /** The stored card; null if the card is entered on the provider's page. */
  paymentMethodId: id.nullable(),
  status: impersonal(z.enum(cardPaymentFlow.states as [StateOf<typeof cardPaymentFlow>])),
  statusSince: instant,
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  /** Id of the payment page at the provider. */
  session: impersonal(reference.nullable()),
  /** Id of the payment at the provider. */
  intent: impersonal(reference.nullable()),
  /** The provider's code for a declined payment; empty if it was not declined. */
  failure: impersonal(lineOrEmpty(120)),
  /** Amount that the platform decided to refund. */
  refundCents: impersonal(cents),
  /** Amount refunded for any reason. */
  refundedCents: impersonal(cents),
  /** Total of failed refunds. */
  refundFailedCents: impersonal(cents),
  /** Amount that the card's bank holds or has taken back. */
  disputedCents: impersonal(cents),
  /** Part of the disputed amount that was set off against refunds. */
  setOffCents: impersonal(cents),
  /**
   * The provider's fees, including those for disputes, in the currency of the provider account; null until
   * known.
   */
  processingCents: impersonal(cents.nullable()),
  /** Conversion of the payment; null if it was not converted. */
  conversion: impersonal(conversion.nullable()),
});

export type CardPayment = z.output<typeof cardPayment>;

/**
 * A message from a provider, stored once. The ledger entries that the message causes are identified by its
 * reference.
 */
export const providerEvent = z.object({
  ...stamps,
  reference: impersonal(reference),
  kind: impersonal(line(60)),
});

export type ProviderEvent = z.output<typeof providerEvent>;

const never = { create: noOne, update: noOne, remove: noOne } as const;

const paymentMethodAccess = {
  ...never,
  read: anyOf<Actor, PaymentMethod>(ofCompanyOwner, staff('finance', 'support'), systemOnly),
  moves: { detach: ofCompanyOwner },
} as const;

const cardPaymentAccess = {
  ...never,
  read: anyOf<Actor, CardPayment>(ofCompany, staff('finance', 'support'), systemOnly),
  moves: {
    settle: systemOnly,
    decline: systemOnly,
    expire: systemOnly,
    exceed: systemOnly,
    differ: systemOnly,
    refund: systemOnly,
    failRefund: systemOnly,
    dispute: systemOnly,
    win: systemOnly,
    lose: systemOnly,
  },
} as const;

const readOnly = { create: [], update: [] } as const;

export const paymentMethods = defineResource({
  name: 'payment-methods',
  schema: paymentMethod,
  flow: paymentMethodFlow,
  byPlatform: true,
  writable: readOnly,
  /** Only the system can read ids at the provider. */
  hidden: ({ role }) => (role === 'system' ? [] : ['reference', 'customer']),
  filters: { id: 'is', companyId: 'is', status: 'is' },
  sorts: ['id', 'status', 'createdAt'],
  access: paymentMethodAccess,
});

export const cardPayments = defineResource({
  name: 'card-payments',
  schema: cardPayment,
  flow: cardPaymentFlow,
  byPlatform: true,
  writable: readOnly,
  hidden: ({ role }) =>
    role === 'admin' || role === 'system' ? [] : ['session', 'intent', 'processingCents', 'conversion'],
  filters: { id: 'is', companyId: 'is', chargeId: 'is', status: 'is', createdAt: 'between' },
  sorts: ['id', 'status', 'statusSince', 'amountCents', 'createdAt'],
  access: cardPaymentAccess,
});

/** Messages from providers. An internal resource that is not listed in resources.ts. */
export const providerEvents = { name: 'provider_events', schema: providerEvent } as const;
