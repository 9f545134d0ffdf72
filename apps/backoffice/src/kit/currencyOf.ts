import type { Currency } from '@elenco/core/kit';
import type { ResourceName } from '../resources';

/** Resources of Brazilian taxes and banks, whose amounts are in reais and have no currency of their own. */
export const inReais: readonly ResourceName[] = ['rpas', 'payment-files', 'payment-answers'];

/** Currency of the amounts of a record. @throws RangeError for a record without one */
export function currencyOf(resource: ResourceName, record: object): Currency {
  if ('currency' in record) return record.currency as Currency;
  if (inReais.includes(resource)) return 'BRL';
  throw new RangeError(`${resource} have no currency`);
}
