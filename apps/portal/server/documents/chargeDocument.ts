import type { Contract } from '@elenco/core/contract';
import type { Company, Creator } from '@elenco/core/party';
import type { Charge } from '@elenco/core/payment';
import type { Locale } from './words';

export interface ChargeDocument {
  readonly charge: Charge;
  /** Null for what is of no contract: a subscription. */
  readonly contract: Pick<Contract, 'id' | 'title'> | null;
  readonly company: Pick<Company, 'legalName' | 'cnpj' | 'cpf' | 'address'>;
  readonly creator: Pick<Creator, 'name'> | null;
  readonly locale: Locale;
}
