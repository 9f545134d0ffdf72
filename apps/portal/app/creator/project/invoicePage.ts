import type { Invoice, Payout } from '@elenco/core/finance';
import type { TakeHome } from '../takeHome';

/** A payment whose document is due, and what its page knows. */
export interface InvoicePage {
  readonly page: {
    /** Makes a repeated submission harmless. */
    readonly key: string;
    /** Business date. */
    readonly today: string;
    /** The service, as invoices and receipts name it. */
    readonly title: string;
    /** Name of the creator. */
    readonly name: string;
    /** The platform's registered address. */
    readonly address: string | null;
    /** The tax number is empty while impersonating. */
    readonly payee: { readonly legalForm: 'individual' | 'company'; readonly taxId: string } | null;
  };
  readonly payout: Pick<Payout, 'id' | 'status' | 'contractId' | 'grossCents' | 'currency'>;
  /** Those of the payout, the newest first. */
  readonly invoices: readonly Pick<Invoice, 'id' | 'status' | 'fileId' | 'answer' | 'checks'>[];
  /** Expected taxes and net. */
  readonly foreseen: Pick<TakeHome, 'netCents' | 'withholdings' | 'on'> | null;
  /** True if all work of the payout has been delivered. */
  readonly delivered: boolean;
}
