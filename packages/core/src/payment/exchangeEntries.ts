import type { ExchangeRate } from '../kit';
import { accountsIn, exchangeAccounts } from './accounts';
import { credit, debit, moved, type Recorded } from './recorded';
import type { Charge } from './schema';

/* What a provider changes into the currency of its account; entries.ts draws it with the others. */

/** What was changed of a payment, from its own currency into that of the provider's account. Minor units. */
export interface Exchanged {
  /** The card payment. */
  readonly id: number;
  readonly from: Charge['currency'];
  readonly to: Charge['currency'];
  readonly rate: ExchangeRate;
  readonly fromCents: number;
  readonly toCents: number;
}

/** The provider has changed what a payment brought. */
export const currencyExchanged = ({ fromCents, toCents, ...about }: Exchanged): Recorded => ({
  ...currencyReturned({ ...about, fromCents: -fromCents, toCents: -toCents, cameForCents: -toCents }),
  kind: 'currency_exchanged',
});

/**
 * A part of it went back by the provider, who took `toCents` for it; `cameForCents` is what it had brought. Below zero
 * where it came once more.
 */
export function currencyReturned({
  id,
  from,
  to,
  rate,
  fromCents,
  toCents,
  cameForCents,
}: Exchanged & { readonly cameForCents: number }): Recorded {
  const { trading, difference } = exchangeAccounts(from, to);
  return {
    kind: 'currency_returned',
    resource: 'card-payments',
    rowId: id,
    rate,
    postings: moved([
      debit(accountsIn(from).clearing, fromCents),
      credit(trading(from), fromCents),
      credit(accountsIn(to).clearing, toCents),
      debit(trading(to), cameForCents),
      debit(difference(to), toCents - cameForCents),
    ]),
  };
}
