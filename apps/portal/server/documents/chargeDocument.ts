import type { Charge, Owed, Receipt } from '@elenco/core/finance';
import type { Contract } from '@elenco/core/hiring';
import type { Company, Creator, Taxed } from '@elenco/core/people';
import type { Locale } from './words';

export interface ChargeDocument {
  readonly charge: Charge;
  /** Amount due on the day `on`, for an overdue charge. */
  readonly owed?: Owed & { readonly on: string };
  /** Null for a charge without a contract, such as the charge of a subscription. */
  readonly contract: Pick<Contract, 'id' | 'title'> | null;
  readonly company: Taxed & Pick<Company, 'legalName' | 'address'>;
  readonly creator: Pick<Creator, 'name'> | null;
  /**
   * Title of a project and the amount of each creator, if the charge is the single invoice of the project.
   */
  readonly project?: {
    readonly title: string;
    readonly lines: readonly { readonly creator: string; readonly amountCents: number }[];
  };
  /** Payments of a paid charge, oldest first. */
  readonly payments: readonly Pick<Receipt, 'receivedOn' | 'paidBy' | 'amountCents'>[];
  readonly locale: Locale;
}
