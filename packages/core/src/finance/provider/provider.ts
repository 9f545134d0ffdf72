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
  nobody,
  ofCompany,
  ofCompanyOwner,
  staff,
  stamps,
  systemOnly,
} from '../../people';

/** A card that a company may be charged on (docs/spec/states.md#payment-method). */
export const paymentMethodFlow = defineFlow({
  name: 'payment-methods',
  states: ['active', 'removed'],
  initial: 'active',
  moves: { detach: { from: ['active'], to: 'removed', final: true } },
});

/** One try to pay one charge by card (docs/spec/states.md#card-payment). */
export const cardPaymentFlow = defineFlow({
  name: 'card-payments',
  states: ['asked', 'paid', 'declined', 'expired', 'surplus', 'refunded', 'disputed', 'lost', 'unmatched'],
  initial: 'asked',
  moves: {
    settle: { from: ['asked', 'declined', 'expired'], to: 'paid' },
    decline: { from: ['asked'], to: 'declined' },
    expire: { from: ['asked'], to: 'expired' },
    /** Paid although the charge was paid or cancelled meanwhile: it goes back. */
    exceed: { from: ['asked', 'declined', 'expired'], to: 'surplus' },
    /** Paid with another amount or currency: a receipt in suspense for finance. */
    differ: { from: ['asked', 'declined', 'expired'], to: 'unmatched' },
    refund: { from: ['paid', 'surplus'], to: 'refunded' },
    /** The card did not take the refund: a receipt in suspense for finance. */
    failRefund: { from: ['refunded', 'surplus'], to: 'paid' },
    /** The card's holder objects, and the bank takes all or a part of it back until it is decided. */
    dispute: { from: ['paid', 'refunded'], to: 'disputed' },
    /** Decided for us, also after it was decided against us. */
    win: { from: ['disputed', 'lost'], to: 'paid' },
    lose: { from: ['disputed'], to: 'lost' },
  },
});

/** How providers name what is theirs: `pm_1N…`, `pi_3O…`, `evt_1P…`. */
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
   * The provider's names of the card and of whom it belongs to there. They stay after an erasure, since the provider is
   * told by them to forget the card.
   */
  reference: impersonal(reference),
  customer: impersonal(reference),
  /** `visa`, `mastercard`, `elo` */
  brand: erased(line(30), dash),
  last4: erased(z.string().regex(/^\d{4}$/, 'invalid_format'), '0000'),
  expMonth: erased(z.int().min(1).max(12), 1),
  expYear: erased(z.int().min(2000).max(2100), 2000),
  /** The one that the subscription is paid with; none where it is paid by slip or PIX. */
  isDefault: impersonal(z.boolean()),
  /** When the company was last told that the card ends soon. */
  warnedOn: impersonal(date.nullable()),
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
  status: impersonal(z.enum(cardPaymentFlow.states as [StateOf<typeof cardPaymentFlow>])),
  statusSince: instant,
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  /** The provider's page, and what was paid there or with the kept card. */
  session: impersonal(reference.nullable()),
  intent: impersonal(reference.nullable()),
  /** The provider's code of why it was declined. */
  failure: impersonal(lineOrEmpty(120)),
  /** What of it has to go back to the card by our decision, and what has gone back by whomever. */
  refundCents: impersonal(cents),
  refundedCents: impersonal(cents),
  /** Total of refunds that the provider could not deliver. */
  refundFailedCents: impersonal(cents),
  /** What the card's bank holds or has taken, and what of that a refund was set off against. */
  disputedCents: impersonal(cents),
  setOffCents: impersonal(cents),
  /** The provider's fees, those of disputes included, in the currency of its account; null until it says so. */
  processingCents: impersonal(cents.nullable()),
  /** Null where nothing was changed. */
  conversion: impersonal(conversion.nullable()),
});

export type CardPayment = z.output<typeof cardPayment>;

/** What a provider told us, once: the key under which its effect was written. */
export const providerEvent = z.object({
  ...stamps,
  reference: impersonal(reference),
  kind: impersonal(line(60)),
});

export type ProviderEvent = z.output<typeof providerEvent>;

const never = { create: nobody, update: nobody, remove: nobody } as const;

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
  /** Its names at the provider are nobody's business. */
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
  sorts: ['id', 'status', 'amountCents', 'createdAt'],
  access: cardPaymentAccess,
});

/** What providers told us, under the keys by which the effect was written. In no registry. */
export const providerEvents = { name: 'provider_events', schema: providerEvent } as const;
