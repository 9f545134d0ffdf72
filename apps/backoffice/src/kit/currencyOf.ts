import type { Currency } from '@elenco/core/kit';
import type { ResourceName } from '../resources';

/**
 * Resources about Brazilian taxes and banks, which have no currency field because their amounts are in BRL.
 */
export const inReais: readonly ResourceName[] = ['rpas', 'payment-files', 'payment-answers', 'tax-payments'];

/**
 * Returns the currency of a record's amounts.
 * @throws RangeError for a record without a currency
 */
export function currencyOf(resource: ResourceName, record: object): Currency {
  if ('currency' in record) return record.currency as Currency;
  if (inReais.includes(resource)) return 'BRL';
  throw new RangeError(`${resource} has no currency`);
}
