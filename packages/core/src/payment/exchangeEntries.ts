import type { ExchangeRate } from '../kit';
import { accountsIn, exchangeAccounts } from './accounts';
import { credit, debit, moved, type Recorded } from './recorded';
import type { Charge } from './schema';

/* What a provider changes into the currency of its account; entries.ts draws it with the others. */

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
