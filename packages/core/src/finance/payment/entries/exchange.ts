import type { ExchangeRate } from '../../../kit';
import { accountsIn, exchangeAccounts } from '../accounts';
import { credit, debit, moved, type Recorded } from '../recorded';
import type { Charge } from '../schema';

/*
 * What is charged in another currency than a provider keeps its account in, the provider changes: here 1 000.00 dollars at
 * 5.30 reais. Its fee is in reais then. 400.00 dollars go back, whole, when that costs 2 200.00 reais: they leave at the
 * rate that they came by, and the rest is the difference that is realised. The rate and whose it is stand on the entry:
 *
 *                              dollars                          reais
 *                       clearing    trading      clearing    trading  difference
 *   currency_exchanged −1 000.00  +1 000.00     +5 300.00  −5 300.00
 *   currency_returned    +400.00    −400.00     −2 200.00  +2 120.00      +80.00
 *                      ---------  ---------     ---------  ---------  ----------
 *                        −600.00    +600.00     +3 100.00  −3 180.00      +80.00
 *
 * A payout of the other 600.00 dollars is made from our account in dollars. Finance buys them at our bank for 3 150.00
 * reais; the pair is left with nothing, and the rest is the difference:
 *
 *                              dollars                          reais
 *                           cash    trading          cash    trading  difference
 *   currency_bought      +600.00    −600.00     −3 150.00  +3 180.00      −30.00
 *   payout_made          −600.00  (and payable +600.00)
 */

/** What was changed of a payment, from its own currency into that of the provider's account. Minor units. */
export interface Exchanged {
  /** The card payment; of a purchase, the payout that it is for. */
  readonly id: number;
  readonly from: Charge['currency'];
  readonly to: Charge['currency'];
  readonly rate: ExchangeRate;
  readonly fromCents: number;
  readonly toCents: number;
}

type WayBack = Exchanged & { readonly cameForCents: number };

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
}: WayBack): Recorded {
  return {
    kind: 'currency_returned',
    resource: 'card-payments',
    rowId: id,
    rate,
    postings: wayBack('clearing', { from, to, fromCents, toCents, cameForCents }),
  };
}

/** Bought at our bank for `toCents`, for a payout in the currency in which its charge was paid by card. */
export function currencyBought({ id, rate, ...bought }: WayBack): Recorded {
  return { kind: 'currency_bought', resource: 'payouts', rowId: id, rate, postings: wayBack('cash', bought) };
}

function wayBack(
  till: 'cash' | 'clearing',
  { from, to, fromCents, toCents, cameForCents }: Omit<WayBack, 'id' | 'rate'>,
) {
  const { trading, difference } = exchangeAccounts(from, to);
  return moved([
    debit(accountsIn(from)[till], fromCents),
    credit(trading(from), fromCents),
    credit(accountsIn(to)[till], toCents),
    debit(trading(to), cameForCents),
    debit(difference(to), toCents - cameForCents),
  ]);
}
