import type { Invoice, Payout, PriceBeforeFee, TakeHome } from '@elenco/core/finance';
import type { Rate } from '@elenco/core/platform';

/** A payment whose document is due, with the data of its page. */
export interface InvoicePage {
  readonly page: {
    /** Idempotency key of the form. */
    readonly key: string;
    /** Current business date. */
    readonly today: string;
    /** Name of the service on invoices and RPAs. */
    readonly title: string;
    /** Name of the creator. */
    readonly name: string;
    /** The platform's registered address. */
    readonly address: string | null;
    /** Newest exchange rate of the payout's currency; null for BRL. */
    readonly rate: Rate | null;
    /** The creator's payout details; the tax number is empty while impersonating. */
    readonly payee: { readonly legalForm: 'individual' | 'company'; readonly taxId: string } | null;
  };
  readonly payout: Pick<Payout, 'id' | 'status' | 'contractId' | 'grossCents' | 'currency'>;
  /** Price and fee of the payout; null if they are not known. */
  readonly price: PriceBeforeFee | null;
  /** Invoices of the payout, newest first. */
  readonly invoices: readonly Pick<Invoice, 'id' | 'status' | 'fileId' | 'currency' | 'answer' | 'checks'>[];
  /** Estimated taxes and net amount. */
  readonly expectedPay: Pick<
    TakeHome,
    'netCents' | 'withholdings' | 'on' | 'addedTo' | 'month' | 'currency' | 'estimate'
  > | null;
  /** True if all work of the payout has been delivered. */
  readonly delivered: boolean;
}
