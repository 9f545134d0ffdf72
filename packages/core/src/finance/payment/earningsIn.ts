import { type Currency, sum } from '../../kit';
import { repaidCentsOf } from './earnings';
import { type PaymentStatus, paymentStatuses } from './paymentStatus';
import type { LedgerPosting, Payout } from './schema';
import type { ForecastCondition } from './takeHome';

/** Sum of a creator's unpaid payments in one status. */
export interface ToCome {
  readonly status: PaymentStatus;
  readonly cents: number;
  /** Earliest business date among the payments, as each payment shows it; null if none has a day. */
  readonly on: string | null;
  /** Set if this day assumes a delivery or approval today. */
  readonly countedFrom: ForecastCondition | null;
}

/** Earnings of a creator in one currency, in minor units. */
export interface Earnings {
  readonly currency: Currency;
  /**
   * *To receive*: everything that is agreed and not paid yet, as each payment shows it. Net, as estimated until
   * an accepted document determines the taxes. Includes Elenco Pay instalments that clients have not paid.
   */
  readonly toComeCents: number;
  /** The parts of `toComeCents` by status, the nearest to the payment first. */
  readonly toCome: readonly ToCome[];
  /**
   * False if the taxes of a part of `toComeCents` cannot be estimated, so that it includes a gross amount.
   */
  readonly isNet: boolean;
  /** Net amount of payments made, as each payment shows it. */
  readonly receivedCents: number;
  /** Part of `receivedCents` that the creator paid back with their own money. */
  readonly paidBackCents: number;
  /** Taxes withheld from the payments in `receivedCents`. */
  readonly withheldCents: number;
}

/** A creator's payment, or an Elenco Pay instalment that the client has not paid. */
export interface EarnedPayment extends Pick<Payout, 'currency' | 'grossCents'> {
  /** Null for a cancelled payment. */
  readonly state: { readonly status: PaymentStatus; readonly on: string | null } | null;
  /** Null until an accepted document determines the taxes (`netKnown`). */
  readonly netCents: number | null;
  /** Estimate until then; null if there is none. */
  readonly expectedPay: {
    readonly netCents: number;
    readonly on: string | null;
    /** Set if the day assumes a delivery or approval today. */
    readonly countedFrom?: ForecastCondition | null | undefined;
  } | null;
  readonly withholdings: readonly { readonly amountCents: number }[];
}

const netOf = ({ netCents, expectedPay }: EarnedPayment) => netCents ?? expectedPay?.netCents ?? null;

/** Returns the day of a payment and its condition, as lists of payments show them. */
function dayOf({ state, expectedPay }: EarnedPayment): Pick<ToCome, 'on' | 'countedFrom'> {
  if (state?.on) return { on: state.on, countedFrom: null };
  return { on: expectedPay?.on ?? null, countedFrom: expectedPay?.countedFrom ?? null };
}

function toComeIn(rows: readonly EarnedPayment[]): ToCome[] {
  return paymentStatuses.toReversed().flatMap((status) => {
    const own = rows.filter(({ state }) => state?.status === status);
    if (own.length === 0) return [];
    const [first = { on: null, countedFrom: null }] = own
      .map(dayOf)
      .filter(({ on }) => on !== null)
      // On the same day, one without a condition comes first.
      .toSorted((a, b) => `${a.on} ${a.countedFrom ?? ''}`.localeCompare(`${b.on} ${b.countedFrom ?? ''}`));
    return [{ status, cents: sum(own.map((row) => netOf(row) ?? row.grossCents)), ...first }];
  });
}

/**
 * Returns the earnings of a creator, one entry per currency.
 * @param ledger postings of the creator, which include repayments with the creator's own money
 */
export function earningsIn(
  payments: readonly EarnedPayment[],
  ledger: readonly Pick<LedgerPosting, 'kind' | 'account' | 'amountCents' | 'currency'>[] = [],
): Earnings[] {
  return [...new Set(payments.map(({ currency }) => currency))].map((currency) => {
    const own = payments.filter((row) => row.currency === currency);
    const paid = own.filter(({ state }) => state?.status === 'paid');
    const unpaid = own.filter(({ state }) => state && state.status !== 'paid');
    const toCome = toComeIn(unpaid);
    return {
      currency,
      toComeCents: sum(toCome.map(({ cents }) => cents)),
      toCome,
      isNet: unpaid.every((row) => netOf(row) !== null),
      receivedCents: sum(paid.map(({ netCents }) => netCents ?? 0)),
      paidBackCents: repaidCentsOf(ledger.filter((row) => row.currency === currency)),
      withheldCents: sum(paid.flatMap(({ withholdings }) => withholdings.map((tax) => tax.amountCents))),
    };
  });
}
