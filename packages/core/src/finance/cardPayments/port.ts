import type { Currency } from '../../kit';
import type { Charge } from '../payment';
import type { CardPayment, Conversion, PaymentMethod } from './cardPayments';

export type CardFacts = Pick<
  PaymentMethod,
  'reference' | 'customer' | 'brand' | 'last4' | 'expMonth' | 'expYear'
>;

/** Current state of a payment at its provider. All amounts are in minor units. */
export interface PaymentOutcome {
  readonly status: 'waiting' | 'paid' | 'declined' | 'expired';
  readonly intent: string | null;
  readonly amountCents: number;
  readonly currency: Currency;
  /** The provider's decline code; empty if the payment was not declined. */
  readonly failure: string;
  /**
   * All fees of the provider, in the payment's currency or the currency into which it was converted; null
   * until known.
   */
  readonly processingCents: number | null;
  readonly conversion: Conversion | null;
  /** Refunded amount, excluding failed refunds. */
  readonly refundedCents: number;
  /** Total amount of failed refunds; never decreases. */
  readonly refundFailedCents: number;
  /** Amount that open and lost disputes have taken. */
  readonly disputedCents: number;
  readonly dispute: 'open' | 'won' | 'lost' | null;
}

/** Refund and dispute fields of a payment that has neither refunds nor disputes. */
export const noRefundsOrDisputes = {
  refundedCents: 0,
  refundFailedCents: 0,
  disputedCents: 0,
  dispute: null,
} as const satisfies Partial<PaymentOutcome>;

/** An event of a provider, read from its API, because the content of a webhook message is not trusted. */
export type CardEvent =
  | { readonly about: 'card'; readonly companyId: number; readonly card: CardFacts }
  | { readonly about: 'payment'; readonly paymentId: number; readonly outcome: PaymentOutcome }
  | {
      readonly about: 'transfer';
      /** The provider's id of the transfer. */
      readonly reference: string;
      /** `paid` if the transfer reached the bank account, `failed` if it failed or came back. */
      readonly status: 'paid' | 'failed';
      readonly currency: Currency;
      readonly amountCents: number;
    };

/** A webhook message whose signature is valid. */
export interface ProviderMessage {
  readonly reference: string;
  readonly kind: string;
  /** The provider's id of the object that the message is about. */
  readonly object: string;
}

export interface HostedPage {
  readonly session: string;
  readonly url: string;
}

/**
 * Card payments on a provider's own pages, so that card numbers never reach the platform. Methods throw
 * `ProviderError`.
 */
export interface CardProvider {
  /**
   * Opens a page on which a user adds a card.
   * @param key idempotency key
   */
  addCard(asked: {
    readonly company: { readonly id: number; readonly name: string; readonly email: string };
    /** Customer id at the provider; null if there is none. */
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
  /** Returns the provider's page of a payment; null if the page is no longer open. */
  pageOf(session: string): Promise<HostedPage | null>;
  /** Charges a stored card without the cardholder. Repeated calls charge a payment only once. */
  take(asked: {
    readonly payment: Pick<CardPayment, 'id' | 'amountCents' | 'currency' | 'createdAt'>;
    readonly card: Pick<PaymentMethod, 'reference' | 'customer'>;
    readonly title: string;
  }): Promise<PaymentOutcome>;
  /**
   * Refunds part of a card payment.
   * @param wholeCents total refunded amount after this refund
   */
  sendBack(
    payment: Pick<CardPayment, 'id' | 'refundedCents' | 'refundFailedCents'> & { readonly intent: string },
    wholeCents: number,
  ): Promise<PaymentOutcome>;
  closePage(session: string): Promise<void>;
  forget(card: Pick<PaymentMethod, 'reference'>): Promise<void>;
  /**
   * Returns a message if its signature is the provider's and at most a few minutes old; otherwise null.
   * @param body raw bytes
   */
  verified(body: string, signature: string): ProviderMessage | null;
  /** Reads the object of a message from the provider's API; returns null if the platform does not need it. */
  read(message: Pick<ProviderMessage, 'kind' | 'object'>): Promise<CardEvent | null>;
  /** Reads the result of a provider's payment page from its API. */
  readPage(session: string): Promise<CardEvent | null>;
}

/**
 * A payment provider. `ledger` is always available: slips, PIX codes and transfers, recorded by staff or from
 * the bank's return file. Other providers add cards.
 */
export interface PaymentProvider {
  readonly name: 'ledger' | 'stripe';
  readonly cards: CardProvider | null;
}

export const ledgerProvider: PaymentProvider = { name: 'ledger', cards: null };

/** Returns the payment methods available for a charge, the fastest first. */
export const paymentMethodsFor = (
  provider: PaymentProvider,
  charge: Pick<Charge, 'pixCode' | 'digitableLine'>,
): ('pix' | 'slip' | 'card' | 'transfer')[] => [
  ...(charge.pixCode ? (['pix'] as const) : []),
  ...(charge.digitableLine ? (['slip'] as const) : []),
  ...(provider.cards ? (['card'] as const) : []),
  ...(charge.pixCode || charge.digitableLine || provider.cards ? [] : (['transfer'] as const)),
];

/** Thrown if a provider cannot be reached, limits the rate of calls, or rejects a call. */
export class ProviderError extends Error {
  constructor(
    readonly kind: 'unreachable' | 'busy' | 'refused',
    message: string,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}
/**
 * Checks the error's name instead of its class: server and routes are bundled separately, so each has its own
 * copy of the class.
 */
export const isProviderError = (error: unknown): error is ProviderError =>
  error instanceof Error && error.name === 'ProviderError' && 'kind' in error;
