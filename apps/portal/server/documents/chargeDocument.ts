import type { Contract } from '@elenco/core/contract';
import type { Company, Creator } from '@elenco/core/party';
import type { Charge } from '@elenco/core/payment';
import type { Locale } from './words';

export interface ChargeDocument {
  readonly charge: Charge;
  readonly contract: Pick<Contract, 'id' | 'title'>;
  readonly company: Pick<Company, 'legalName' | 'cnpj' | 'address'>;
  readonly creator: Pick<Creator, 'name'>;
  readonly locale: Locale;
}
