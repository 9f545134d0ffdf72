import type { Charge, Owed, Receipt } from '@elenco/core/finance';
import type { Contract } from '@elenco/core/hiring';
import type { Company, Creator, Taxed } from '@elenco/core/people';
import type { Locale } from './words';

export interface ChargeDocument {
  readonly charge: Charge;
  /** Amount due of an overdue charge on a day. */
  readonly owed?: Owed & { readonly on: string };
  /** Null for a charge without contract: a subscription. */
  readonly contract: Pick<Contract, 'id' | 'title'> | null;
  readonly company: Taxed & Pick<Company, 'legalName' | 'address'>;
  readonly creator: Pick<Creator, 'name'> | null;
  /** For the single invoice of a project: its purpose, and the part of each creator. */
  readonly project?: {
    readonly title: string;
    readonly lines: readonly { readonly creator: string; readonly amountCents: number }[];
  };
  /** Payments of a paid charge, the oldest first. */
  readonly payments: readonly Pick<Receipt, 'receivedOn' | 'paidBy' | 'amountCents'>[];
  readonly locale: Locale;
}
