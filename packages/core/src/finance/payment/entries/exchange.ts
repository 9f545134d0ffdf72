import type { ExchangeRate } from '../../../kit';
import { accountsIn, exchangeAccounts } from '../accounts';
import { credit, debit, type Recorded, withoutZeroPostings } from '../recorded';
import type { Charge } from '../schema';

/*
 * A provider exchanges payments that are not in the currency of its account, here 1 000.00 USD at 5.30 BRL.
 * Its fee is then in BRL. Refunding 400.00 USD costs 2 200.00 BRL: the dollars are posted at the rate of
 * receipt, and the rest of the cost is the realized difference. The entry stores the rate and its source:
 *
 *                              dollars                          reais
 *                       clearing    trading      clearing    trading  difference
 *   currency_exchanged −1 000.00  +1 000.00     +5 300.00  −5 300.00
 *   currency_returned    +400.00    −400.00     −2 200.00  +2 120.00      +80.00
 *                      ---------  ---------     ---------  ---------  ----------
 *                        −600.00    +600.00     +3 100.00  −3 180.00      +80.00
 *
 * A payout of the other 600.00 USD is made from the account in USD. Finance buys these dollars at the bank
 * for 3 150.00 BRL. The purchase closes the position of the pair, and the rest of its cost is the difference:
 *
 *                              dollars                          reais
 *                           cash    trading          cash    trading  difference
 *   currency_bought      +600.00    −600.00     −3 150.00  +3 180.00      −30.00
 *   payout_made          −600.00  (and payable +600.00)
 */

/** An amount converted from the payment's currency to the provider account's currency, in minor units. */
export interface Exchanged {
  /** Id of the card payment; for a purchase, of the payout. */
  readonly id: number;
  readonly from: Charge['currency'];
  readonly to: Charge['currency'];
  readonly rate: ExchangeRate;
  readonly fromCents: number;
  readonly toCents: number;
}

type WayBack = Exchanged & { readonly cameForCents: number };

/** Posts that the provider converted a payment to the currency of its account. */
export const currencyExchanged = ({ fromCents, toCents, ...about }: Exchanged): Recorded => ({
  ...currencyReturned({ ...about, fromCents: -fromCents, toCents: -toCents, cameForCents: -toCents }),
  kind: 'currency_exchanged',
});

/**
 * Posts that the provider exchanged part of a payment back, at a cost of `toCents`. That part had brought in
 * `cameForCents`. The amounts are negative if the money was received again.
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
    postings: exchangeBackPostings('clearing', { from, to, fromCents, toCents, cameForCents }),
  };
}

/** Posts currency bought at the bank for `toCents`, for a payout in the currency of its card payment. */
export function currencyBought({ id, rate, ...bought }: WayBack): Recorded {
  return {
    kind: 'currency_bought',
    resource: 'payouts',
    rowId: id,
    rate,
    postings: exchangeBackPostings('cash', bought),
  };
}

function exchangeBackPostings(
  till: 'cash' | 'clearing',
  { from, to, fromCents, toCents, cameForCents }: Omit<WayBack, 'id' | 'rate'>,
) {
  const { trading, difference } = exchangeAccounts(from, to);
  return withoutZeroPostings([
    debit(accountsIn(from)[till], fromCents),
    credit(trading(from), fromCents),
    credit(accountsIn(to)[till], toCents),
    debit(trading(to), cameForCents),
    debit(difference(to), toCents - cameForCents),
  ]);
}
