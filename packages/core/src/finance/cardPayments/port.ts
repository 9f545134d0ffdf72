import type { Currency } from '../../kit';
import type { Charge } from '../payment';
import type { CardPayment, Conversion, PaymentMethod } from './cardPayments';

export type CardFacts = Pick<
  PaymentMethod,
  'reference' | 'customer' | 'brand' | 'last4' | 'expMonth' | 'expYear'
>;

/** Current state of a payment at its provider. Minor units. */
export interface PaymentOutcome {
  readonly status: 'waiting' | 'paid' | 'declined' | 'expired';
  readonly intent: string | null;
  readonly amountCents: number;
  readonly currency: Currency;
  /** The provider's code; empty if not declined. */
  readonly failure: string;
  /** All fees of the provider, once known; in the payment's currency or the one it was exchanged into. */
  readonly processingCents: number | null;
  readonly conversion: Conversion | null;
  /** Excludes failed refunds. */
  readonly refundedCents: number;
  /** Total of failed refunds; never decreases. */
  readonly refundFailedCents: number;
  /** Amount taken by open and lost disputes. */
  readonly disputedCents: number;
  readonly dispute: 'open' | 'won' | 'lost' | null;
}

/** Refund and dispute fields of a payment without either. */
export const nothingBack = {
  refundedCents: 0,
  refundFailedCents: 0,
  disputedCents: 0,
  dispute: null,
} as const satisfies Partial<PaymentOutcome>;

/** News from a provider, read from its API; the content of the message itself is not trusted. */
export type CardEvent =
  | { readonly about: 'card'; readonly companyId: number; readonly card: CardFacts }
  | { readonly about: 'payment'; readonly paymentId: number; readonly outcome: PaymentOutcome }
  | {
      readonly about: 'transfer';
      /** The provider's id of the transfer. */
      readonly reference: string;
      /** Paid to the bank account, or returned from it. */
      readonly status: 'paid' | 'failed';
      readonly currency: Currency;
      readonly amountCents: number;
    };

/** A message with a valid signature. */
export interface ProviderMessage {
  readonly reference: string;
  readonly kind: string;
  /** The provider's id of the object that it is about. */
  readonly object: string;
}

export interface HostedPage {
  readonly session: string;
  readonly url: string;
}

/**
 * Card payments on a provider's hosted pages; card numbers never reach the platform. Calls throw
 * `ProviderError`.
 */
export interface Cards {
  /** Opens a page to add a card. @param key idempotency key */
  addCard(asked: {
    readonly company: { readonly id: number; readonly name: string; readonly email: string };
    /** Customer id at the provider, if any. */
    readonly customer: string | null;
    readonly locale: 'pt' | 'en';
    readonly done: string;
    readonly back: string;
    readonly key: string;
  }): Promise<HostedPage>;
  /** Opens a page for one payment. */
  openPage(asked: {
    readonly payment: Pick<CardPayment, 'id' | 'amountCents' | 'currency'>;
    readonly title: string;
    readonly customer: string | null;
    readonly locale: 'pt' | 'en';
    readonly done: string;
    readonly back: string;
  }): Promise<HostedPage>;
  /** Returns the current page, or null once closed. */
  pageOf(session: string): Promise<HostedPage | null>;
  /** Charges a stored card off session. Idempotent per payment. */
  take(asked: {
    readonly payment: Pick<CardPayment, 'id' | 'amountCents' | 'currency' | 'createdAt'>;
    readonly card: Pick<PaymentMethod, 'reference' | 'customer'>;
    readonly title: string;
  }): Promise<PaymentOutcome>;
  /** Refunds a part of a payment to its card. @param wholeCents total refunded afterwards */
  sendBack(
    payment: Pick<CardPayment, 'id' | 'refundedCents' | 'refundFailedCents'> & { readonly intent: string },
    wholeCents: number,
  ): Promise<PaymentOutcome>;
  closePage(session: string): Promise<void>;
  forget(card: Pick<PaymentMethod, 'reference'>): Promise<void>;
  /** Returns a message if signed by the provider and a few minutes old at most. @param body raw bytes */
  verified(body: string, signature: string): ProviderMessage | null;
  /** Reads the object of a message; null if irrelevant. */
  read(message: Pick<ProviderMessage, 'kind' | 'object'>): Promise<CardEvent | null>;
  /** Reads the state of a page. */
  readPage(session: string): Promise<CardEvent | null>;
}

/**
 * A payment provider. `ledger` is always present: slips, PIX codes and transfers, recorded by staff or from
 * the bank's return file. Others add cards.
 */
export interface PaymentProvider {
  readonly name: 'ledger' | 'stripe';
  readonly cards: Cards | null;
}

export const ledgerProvider: PaymentProvider = { name: 'ledger', cards: null };

/** Returns the payment methods of a charge, fastest first. */
export const waysToPay = (
  provider: PaymentProvider,
  charge: Pick<Charge, 'pixCode' | 'digitableLine'>,
): ('pix' | 'slip' | 'card' | 'transfer')[] => [
  ...(charge.pixCode ? (['pix'] as const) : []),
  ...(charge.digitableLine ? (['slip'] as const) : []),
  ...(provider.cards ? (['card'] as const) : []),
  ...(charge.pixCode || charge.digitableLine || provider.cards ? [] : (['transfer'] as const)),
];

/** A failed call to a provider: unreachable, rate limited, or refused. */
export class ProviderError extends Error {
  constructor(
    readonly kind: 'unreachable' | 'busy' | 'refused',
    message: string,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}
/** Checks the name instead of the class, as server and routes are bundled separately. */
export const isProviderError = (error: unknown): error is ProviderError =>
  error instanceof Error && error.name === 'ProviderError' && 'kind' in error;
