import type { Currency } from '@elenco/core';
import type { PaymentOutcome } from '@elenco/core/finance';

export interface BankEntry {
  readonly source: 'cnab240' | 'pix';
  readonly externalId: string;
  readonly receivedOn: string;
  readonly amountCents: number;
  readonly bankFeeCents: number;
  readonly paidBy: 'pix' | 'slip';
  readonly reference: string;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
export interface AtProvider extends Mutable<PaymentOutcome> {
  readonly paymentId: number;
  /** True if the payment uses a stored card. A payment with a stored card is final once it is declined. */
  readonly kept: boolean;
  /** True if the paid amount differs from the requested one. */
  differs: boolean;
}

interface Transfer {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: Currency;
  status: 'paid' | 'failed';
}

export interface Message {
  readonly reference: string;
  readonly about: AtProvider | Transfer;
}
export const isPayment = (about: Message['about']): about is AtProvider => 'paymentId' in about;

const add = (sums: Map<string, number>, currency: string, cents: number) =>
  sums.set(currency, (sums.get(currency) ?? 0) + cents);

const aNewDay = () => ({
  bank: new Map<string, number>(),
  bought: new Map<string, number>(),
  files: [] as BankEntry[][],
  payments: new Map<number, AtProvider>(),
  transfers: [] as Transfer[],
  messages: [] as Message[],
  /**
   * Entries that the bank has already reported, and receipts that finance recorded by hand before the bank's
   * file contained them.
   */
  known: new Set<string>(),
  byHand: new Map<string, number>(),
  delivered: new Set<string>(),
  reported: new Map<number, AtProvider>(),
  transferred: new Map<string, Transfer>(),
  last: 0,
});
type Now = ReturnType<typeof aNewDay>;

/**
 * Simulates the bank and the card provider by rules that are independent of the platform. It knows the
 * balances that both have reported. The books must agree with these balances.
 */
export class Outside {
  readonly #now: Now;
  constructor(now: Now = aNewDay()) {
    this.#now = now;
  }

  /** Returns a copy of the state, so that two walks can continue from the same state. */
  copy(): Outside {
    return new Outside(structuredClone(this.#now));
  }
  get bank() {
    return this.#now.bank;
  }
  get files() {
    return this.#now.files;
  }
  get payments() {
    return this.#now.payments;
  }
  get transfers() {
    return this.#now.transfers;
  }
  get messages() {
    return this.#now.messages;
  }

  name(kind: string): string {
    this.#now.last += 1;
    return `${kind}_${this.#now.last}`;
  }

  move(currency: string, cents: number): void {
    add(this.bank, currency, cents);
  }
  /** Records that foreign currency was bought at the bank for BRL. */
  bought(currency: string, cents: number, spentCents: number): void {
    this.move(currency, cents);
    this.move('BRL', -spentCents);
    add(this.#now.bought, currency, cents);
  }
  /** Records a receipt that finance entered by hand. A later file of the bank will contain this receipt. */
  foundByHand(entry: { ourNumber: string; paidBy: string; amountCents: number; currency: string }): void {
    add(this.bank, entry.currency, entry.amountCents);
    const key = `${entry.ourNumber} ${entry.paidBy} ${entry.amountCents}`;
    this.#now.byHand.set(key, (this.#now.byHand.get(key) ?? 0) + 1);
  }
  /** Removes a receipt that finance entered by mistake. The bank's file contains other money instead. */
  notFound(entry: { ourNumber: string; paidBy: string; amountCents: number }): void {
    const key = `${entry.ourNumber} ${entry.paidBy} ${entry.amountCents}`;
    this.#now.byHand.set(key, Math.max(0, (this.#now.byHand.get(key) ?? 0) - 1));
  }
  /**
   * Reads a file of the bank.
   * @param today entries of later days are skipped, because a later file contains them
   */
  read(entries: readonly BankEntry[], today: string): void {
    for (const entry of entries) {
      const key = `${entry.source} ${entry.externalId}`;
      if (this.#now.known.has(key) || entry.receivedOn > today) continue;
      this.#now.known.add(key);
      const found = `${entry.reference} ${entry.paidBy} ${entry.amountCents}`;
      const left = this.#now.byHand.get(found) ?? 0;
      this.#now.byHand.set(found, Math.max(0, left - 1));
      add(this.bank, 'BRL', (left > 0 ? 0 : entry.amountCents) - entry.bankFeeCents);
    }
  }

  announce(about: Message['about']): void {
    this.messages.push({ reference: this.name('evt'), about });
  }
  /** Receives a message of the provider, which may be a repeated one. */
  take({ reference, about }: Message): void {
    if (this.#now.delivered.has(reference)) return;
    this.#now.delivered.add(reference);
    this.takePayment(about);
  }
  /** Copies the provider's current state of a payment to the reported state. */
  takePayment(about: Message['about']): void {
    if (isPayment(about)) {
      this.#now.reported.set(about.paymentId, { ...about });
      return;
    }
    const before = this.#now.transferred.get(about.reference);
    const came = before?.status === 'paid';
    if (about.status === 'paid' && !before) add(this.bank, about.currency, about.amountCents);
    if (about.status === 'failed' && came) add(this.bank, about.currency, -about.amountCents);
    if (about.status === 'paid' || came) this.#now.transferred.set(about.reference, { ...about });
  }

  /**
   * Returns the amount of each foreign currency that the provider converted to BRL, less refunds and
   * purchases.
   */
  changed(): Map<string, number> {
    const sums = new Map([...this.#now.bought].map(([currency, cents]) => [currency, -cents]));
    for (const { currency, amountCents, conversion } of this.#now.reported.values()) {
      if (conversion) add(sums, currency, amountCents - conversion.backCents);
    }
    return sums;
  }

  /**
   * Returns the balance that the provider has reported, by currency.
   * @param surplus ids of payments that must be refunded anyway, so that disputes about them create no claim
   */
  held(surplus: ReadonlySet<number>): Map<string, number> {
    const sums = new Map<string, number>();
    for (const payment of this.#now.reported.values()) {
      const { paymentId, status, currency, amountCents, refundedCents, dispute, disputedCents } = payment;
      if (status !== 'paid') continue;
      const { conversion } = payment;
      const taken = dispute === 'lost' || !surplus.has(paymentId) ? disputedCents : 0;
      add(sums, currency, amountCents - refundedCents - taken);
      add(sums, conversion?.currency ?? currency, -(payment.processingCents ?? 0));
      if (!conversion) continue;
      add(sums, currency, conversion.backCents - amountCents);
      add(sums, conversion.currency, conversion.cents - conversion.backForCents);
    }
    for (const { currency, amountCents, status } of this.#now.transferred.values())
      add(sums, currency, status === 'paid' ? -amountCents : 0);
    return sums;
  }
}
