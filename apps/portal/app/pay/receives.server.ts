import {
  type Instalment,
  netKnown,
  type PayContract,
  type Payout,
  payAmounts,
  payForecast,
  type TakeHome,
} from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import type { Payee } from '@elenco/core/people';

type Terms = Parameters<typeof payForecast>[2];

export interface ReceiveFacts {
  readonly feeBp: number;
  readonly payee: Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'> | undefined;
  readonly terms: Terms;
}

type Part = Pick<Instalment, 'ordinal' | 'amountCents' | 'dueOn' | 'approvedAt' | 'work'> &
  Partial<Pick<Instalment, 'deliverOn'>> & {
    readonly payout: Payout | null;
    /**
     * Date on which a delivery counts as approved if the client does not answer. The date does not depend on
     * whether the client was notified.
     */
    readonly silentOn: string | null;
  };

type ValuedPart = Part & {
  /**
   * Estimate of an unpaid instalment in force, or of a payout whose document is missing; null for other
   * instalments. Calculated together with all other payments of the creator.
   */
  readonly expectedPay:
    | (Pick<TakeHome, 'grossCents' | 'withholdings' | 'netCents' | 'on' | 'countedFrom'> & {
        readonly addedToIds: readonly number[];
      })
    | null;
  /** Gross amount that remains of the instalment after the contract ended early; undefined otherwise. */
  readonly settledCents?: number | undefined;
};

type Row = Pick<PayContract, 'lines' | 'feeBp' | 'feePayer' | 'schedule'>;

/** Returns the creator's gross amount of each instalment in cents, after the platform's fee. */
function grossIn(row: Row, feeBp: number) {
  const fees = payAmounts({ ...row, feeBp }).instalments;
  return ({ payout, amountCents, ordinal, settledCents }: Part & Pick<ValuedPart, 'settledCents'>) =>
    payout?.grossCents ??
    settledCents ??
    amountCents - (fees.find((one) => one.ordinal === ordinal)?.feeCents ?? 0);
}

/**
 * Forecasts the open instalments of a contract together with all other payments; empty if no payee is known.
 */
export function forecastOpen<P extends Part & Pick<ValuedPart, 'settledCents'>>(
  row: Row,
  parts: readonly P[],
  { feeBp, payee, terms }: ReceiveFacts,
) {
  const grossOf = grossIn(row, feeBp);
  const open = parts
    .filter(({ payout }) => !payout || payout.status === 'waiting_invoice')
    .map((one) => ({
      ordinal: one.ordinal,
      amountCents: grossOf(one),
      feeCents: 0,
      dueOn: one.dueOn,
      deliverOn: one.deliverOn ?? null,
      isPaid: one.payout !== null,
      approvedAt: one.approvedAt,
      work: one.work,
      silentOn: one.silentOn,
    }));
  const settled = parts.flatMap(({ payout }) => (payout && netKnown(payout) !== null ? [payout] : []));
  const known = [...terms.known, ...settled];
  return { grossOf, forecast: payee ? payForecast({ instalments: open }, payee, { ...terms, known }) : [] };
}

/** What the creator receives for one instalment. */
export interface PartReceives extends Pick<TakeHome, 'grossCents' | 'withholdings' | 'countedFrom'> {
  readonly ordinal: number;
  /** Net amount in cents; null while the payee is unknown. */
  readonly netCents: number | null;
  /** Forecast payment date; null if it cannot be forecast, or if the payment has its own date. */
  readonly on: string | null;
  /** Ids of the other payments in that month, if taxes are calculated on the sum. */
  readonly addedToIds: readonly number[];
}

/** Returns the creator's net amount of each instalment: paid, or forecast. */
export function receivesOfEach(
  row: Row,
  parts: readonly ValuedPart[],
  facts: ReceiveFacts,
): readonly PartReceives[] {
  const { grossOf, forecast } = forecastOpen(row, parts, facts);
  const undated = { on: null, addedToIds: [] } as const;
  return parts.map((part) => {
    const { ordinal, payout } = part;
    if (payout?.status === 'cancelled')
      return { ordinal, grossCents: 0, withholdings: [], netCents: 0, ...undated };
    const known = payout && netKnown(payout);
    if (payout && known !== null)
      return {
        ordinal,
        grossCents: payout.grossCents,
        withholdings: payout.withholdings,
        netCents: known,
        ...undated,
      };
    const own = forecast.find((one) => one.ordinal === ordinal);
    const found = part.expectedPay ?? own;
    if (!found) return { ordinal, grossCents: grossOf(part), withholdings: [], netCents: null, ...undated };
    const { grossCents, withholdings, netCents, on, countedFrom = null, addedToIds } = found;
    return { ordinal, grossCents, withholdings, netCents, on, countedFrom, addedToIds };
  });
}

/** An amount of the creator, and whether taxes are already deducted. */
export interface Amount {
  readonly cents: number;
  readonly basis: 'net' | 'gross';
}

/** Sums amounts: the net amounts if all are known, otherwise the gross amounts. */
export function amountOf(each: readonly Pick<PartReceives, 'grossCents' | 'netCents'>[]): Amount {
  const net = each.flatMap(({ netCents }) => netCents ?? []);
  return net.length === each.length
    ? { cents: sum(net), basis: 'net' }
    : { cents: sum(each.map(({ grossCents }) => grossCents)), basis: 'gross' };
}

/** Returns the creator's amount of a contract that has no instalments yet, if the client accepts it. */
export function amountOfAll(row: Row, { feeBp, payee, terms }: ReceiveFacts): Amount {
  const amounts = payAmounts({ ...row, feeBp });
  const own = payee ? payForecast(amounts, payee, terms) : [];
  return amountOf(own.length > 0 ? own : [{ grossCents: amounts.creatorCents, netCents: null }]);
}
