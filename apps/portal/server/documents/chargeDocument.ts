import type { Charge } from '@elenco/core/finance';
import type { Contract } from '@elenco/core/hiring';
import type { Company, Creator, Taxed } from '@elenco/core/people';
import type { Locale } from './words';

export interface ChargeDocument {
  readonly charge: Charge;
  /** Null for what is of no contract: a subscription. */
  readonly contract: Pick<Contract, 'id' | 'title'> | null;
  readonly company: Taxed & Pick<Company, 'legalName' | 'address'>;
  readonly creator: Pick<Creator, 'name'> | null;
  /** Of the one invoice of a project: what it is for, and what of it is each creator's hiring. */
  readonly project?: {
    readonly title: string;
    readonly lines: readonly { readonly creator: string; readonly amountCents: number }[];
  };
  readonly locale: Locale;
}
