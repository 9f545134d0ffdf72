import type { Currency } from '../../kit';
import type { Charge } from '../payment';
import type { CardPayment, Conversion, PaymentMethod } from './provider';

export type CardFacts = Pick<
  PaymentMethod,
  'reference' | 'customer' | 'brand' | 'last4' | 'expMonth' | 'expYear'
>;

/** What has become of a payment at its provider, as the provider says it now. Minor units. */
export interface PaymentOutcome {
  readonly status: 'waiting' | 'paid' | 'declined' | 'expired';
  readonly intent: string | null;
  readonly amountCents: number;
  readonly currency: Currency;
  /** The provider's code; empty where it was not declined. */
  readonly failure: string;
  /** All fees of the provider, once known: in the payment's currency, or in that which it was changed into. */
  readonly processingCents: number | null;
  readonly conversion: Conversion | null;
  /** Without refunds that failed. */
  readonly refundedCents: number;
  /** Total of refunds that failed; never falls. */
  readonly refundFailedCents: number;
  /** What open and lost disputes have taken. */
  readonly disputedCents: number;
  readonly dispute: 'open' | 'won' | 'lost' | null;
}

/** Of a payment that nothing has happened to after it was made. */
export const nothingBack = {
  refundedCents: 0,
  refundFailedCents: 0,
  disputedCents: 0,
  dispute: null,
} as const satisfies Partial<PaymentOutcome>;

/** What a provider tells us, read anew from it: what its message itself said is not gone by. */
export type ProviderNews =
  | { readonly about: 'card'; readonly companyId: number; readonly card: CardFacts }
  | { readonly about: 'payment'; readonly paymentId: number; readonly outcome: PaymentOutcome }
  | {
      readonly about: 'transfer';
      /** The provider's name of it. */
      readonly reference: string;
      /** It came to our bank account, or came back from there. */
      readonly status: 'paid' | 'failed';
      readonly currency: Currency;
      readonly amountCents: number;
    };

/** A message whose signature was right. */
export interface ProviderMessage {
  readonly reference: string;
  readonly kind: string;
  /** The provider's name of what it is about. */
  readonly object: string;
}

export interface HostedPage {
  readonly session: string;
  readonly url: string;
}

/** Cards through a provider's own pages: numbers of cards never reach us. Every call throws `ProviderError`. */
export interface Cards {
  /** A page on which a company leaves a card. @param key the same key gives the same page */
  addCard(asked: {
    readonly company: { readonly id: number; readonly name: string; readonly email: string };
    /** Its name at the provider, where it has one. */
    readonly customer: string | null;
    readonly locale: 'pt' | 'en';
    readonly done: string;
    readonly back: string;
    readonly key: string;
  }): Promise<HostedPage>;
  /** A page on which one payment is made. */
  openPage(asked: {
    readonly payment: Pick<CardPayment, 'id' | 'amountCents' | 'currency'>;
    readonly title: string;
    readonly customer: string | null;
    readonly locale: 'pt' | 'en';
    readonly done: string;
    readonly back: string;
  }): Promise<HostedPage>;
  /** The page as it is now; null once it is closed. */
  pageOf(session: string): Promise<HostedPage | null>;
  /** Takes a payment from a kept card, without its owner. The same payment asked for twice is taken once. */
  take(asked: {
    readonly payment: Pick<CardPayment, 'id' | 'amountCents' | 'currency' | 'createdAt'>;
    readonly card: Pick<PaymentMethod, 'reference' | 'customer'>;
    readonly title: string;
  }): Promise<PaymentOutcome>;
  /** Sends a part of a payment back to its card. @param wholeCents what is back afterwards, all together */
  sendBack(
    payment: Pick<CardPayment, 'id' | 'refundedCents' | 'refundFailedCents'> & { readonly intent: string },
    wholeCents: number,
  ): Promise<PaymentOutcome>;
  closePage(session: string): Promise<void>;
  forget(card: Pick<PaymentMethod, 'reference'>): Promise<void>;
  /** A message, if it is signed by the provider and not older than some minutes. @param body as it came, byte for byte */
  verified(body: string, signature: string): ProviderMessage | null;
  /** What it is about, read anew; null for what is nothing to us. */
  read(message: Pick<ProviderMessage, 'kind' | 'object'>): Promise<ProviderNews | null>;
  /** What became of a page, read anew. */
  readPage(session: string): Promise<ProviderNews | null>;
}

/**
 * Who moves money for us. `ledger` is there always: slips, PIX codes and transfers, told by staff or by the bank's return
 * file. Another one adds cards.
 */
export interface PaymentProvider {
  readonly name: 'ledger' | 'stripe';
  readonly cards: Cards | null;
}

export const ledgerProvider: PaymentProvider = { name: 'ledger', cards: null };

/** The ways in which a charge can be paid, the quickest first. */
export const waysToPay = (
  provider: PaymentProvider,
  charge: Pick<Charge, 'pixCode' | 'digitableLine'>,
): ('pix' | 'slip' | 'card' | 'transfer')[] => [
  ...(charge.pixCode ? (['pix'] as const) : []),
  ...(charge.digitableLine ? (['slip'] as const) : []),
  ...(provider.cards ? (['card'] as const) : []),
  ...(charge.pixCode || charge.digitableLine || provider.cards ? [] : (['transfer'] as const)),
];

/** Why a provider did not answer: it cannot be reached, wants us to wait, or has refused what we asked. */
export class ProviderError extends Error {
  constructor(
    readonly kind: 'unreachable' | 'busy' | 'refused',
    message: string,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}
/** Known by name, not by class: server and routes are built apart. */
export const isProviderError = (error: unknown): error is ProviderError =>
  error instanceof Error && error.name === 'ProviderError' && 'kind' in error;
