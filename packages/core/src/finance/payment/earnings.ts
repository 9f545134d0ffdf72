import type { AmountTerms, Currency } from '../../kit';
import { sum } from '../../kit';
import type { Payee } from '../../people';
import { payoutFlow } from './flow';
import { type IssTerms, issRuleOn } from './issRule';
import { netOf, type Withheld } from './netPay';
import type { LedgerPosting, Payout } from './schema';

/**
 * Returns the net amount of a payout; null until an accepted invoice determines its taxes. Companies do not
 * see deductions for repayments, so they get the net before these deductions.
 */
export const knownNetCents = ({
  status,
  netCents,
  deductedCents = 0,
}: Pick<Payout, 'status' | 'netCents'> & Partial<Pick<Payout, 'deductedCents'>>): number | null =>
  status === 'waiting_invoice' ? null : netCents - deductedCents;

/** `knownNetCents` as amount terms by state, from which tables and queues compute their sums. */
export const netByState: Readonly<Record<string, AmountTerms>> = Object.fromEntries(
  payoutFlow.states
    .filter((status) => knownNetCents({ status, netCents: 0 }) !== null)
    .map((status) => [status, { plus: ['netCents'], minus: ['deductedCents'] }]),
);

/**
 * True if the creator made a repayment with their own money, which the ledger shows as a credit. A repayment
 * deducted from a payout has reduced that payout instead.
 */
export const isOwnRepayment = ({ kind, account }: Pick<LedgerPosting, 'kind' | 'account'>): boolean =>
  kind === 'repayment_received' && account === 'recoverable';

/** Adds up what the creator paid back with their own money. */
export const repaidCentsOf = (postings: readonly Pick<LedgerPosting, 'kind' | 'account' | 'amountCents'>[]) =>
  0 - sum(postings.filter(isOwnRepayment).map(({ amountCents }) => amountCents));

/**
 * Returns what the platform owes a creator; negative if the creator still has to pay back. The ledger's debits
 * are positive.
 *
 * Signs: a row beside this balance shows the change of the balance. A repayment by the creator increases it, and
 * a payout decreases it. A row that adds up received money shows a repayment as negative (`repaidCentsOf`).
 */
export const owedToCreator = ({
  payable = 0,
  recoverable = 0,
}: Readonly<Partial<Record<LedgerPosting['account'], number>>>): number => 0 - (payable + recoverable);

/** Returns the day in whose month a payout is taxed; null until its taxes are computed. */
export const taxDayOf = ({ firstMadeOn, expectedOn }: Pick<Payout, 'firstMadeOn' | 'expectedOn'>) =>
  firstMadeOn ?? expectedOn;

/**
 * Returns the creator's other payouts that are taxed in the month of `day`. Monthly taxes depend on their
 * sum.
 */
export function payoutsTaxedInMonth<
  P extends Pick<Payout, 'id' | 'currency' | 'legalForm' | 'firstMadeOn' | 'expectedOn'>,
>(
  payouts: readonly P[],
  { id, currency }: { readonly id?: number; readonly currency: Currency },
  day: string,
): P[] {
  return payouts.filter(
    (one) =>
      one.id !== id &&
      one.currency === currency &&
      one.legalForm === 'individual' &&
      taxDayOf(one)?.slice(0, 7) === day.slice(0, 7),
  );
}

/** Forecast taxes and net amount of a payment on a day, before there is an invoice. */
export interface ExpectedNet {
  readonly grossCents: number;
  readonly currency: Currency;
  readonly withholdings: Withheld[];
  readonly netCents: number;
  /** Business date. */
  readonly on: string;
  /** Ids of the month's other payments, if the taxes are computed on the month's total. */
  readonly addedToIds: readonly number[];
}

/** Fields of a payout on which monthly taxes depend. */
export type TaxedPayout = Pick<
  Payout,
  'id' | 'currency' | 'legalForm' | 'firstMadeOn' | 'expectedOn' | 'grossCents' | 'withholdings'
>;

/**
 * Forecasts the taxes and net amount of a payout.
 * @param others the creator's payouts, of any month and currency
 * @param iss the service tax rules of the company's municipality
 */
export function expectedNet(
  gross: { readonly id?: number; readonly grossCents: number; readonly currency: Currency },
  payee: Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>,
  on: string,
  others: readonly TaxedPayout[],
  iss: readonly IssTerms[],
): ExpectedNet {
  const { grossCents, currency } = gross;
  const { legalForm, dependants, taxRegime } = payee;
  const earlier = legalForm === 'individual' ? payoutsTaxedInMonth(others, gross, on) : [];
  const due = issRuleOn(iss, on);
  return {
    grossCents,
    currency,
    ...netOf({ grossCents, currency, legalForm, taxRegime, dependants, on, iss: due, earlier }),
    on,
    addedToIds: currency === 'BRL' ? earlier.map(({ id }) => id) : [],
  };
}

/** Returns the tax base of a payout, which grows with each payment of a month. */
const taxedBase = ({ withholdings }: Pick<Payout, 'withholdings'>) =>
  sum(withholdings.flatMap(({ code, baseCents }) => (code === 'iss' ? [] : [baseCents])));

/**
 * Returns the month's earlier payments with which the payout was taxed, in the order of taxation. Returns an
 * empty array if the payout's own amount explains the taxes, as for the first payment of a month.
 * @param others the creator's payouts, of any month and currency
 */
export function paymentsTaxedWith<P extends TaxedPayout>(payout: TaxedPayout, others: readonly P[]): P[] {
  const on = taxDayOf(payout);
  const inssIn = (taxes: readonly Withheld[]) => taxes.find(({ code }) => code === 'inss');
  const inss = inssIn(payout.withholdings);
  if (on === null || !inss) return [];
  const { grossCents, currency } = payout;
  const alone = inssIn(netOf({ grossCents, currency, legalForm: 'individual', on }).withholdings);
  const explained = alone?.baseCents === inss.baseCents && alone.amountCents === inss.amountCents;
  if (explained) return [];
  return payoutsTaxedInMonth(others, payout, on)
    .filter((one) => taxedBase(one) < taxedBase(payout))
    .toSorted((one, other) => taxedBase(one) - taxedBase(other));
}

/** An expected payment whose taxes are not computed yet. */
export interface ExpectedPayment extends Pick<Payout, 'id' | 'grossCents' | 'currency'> {
  /** Business date. */
  readonly on: string;
  /** Service tax rules of the company's municipality. */
  readonly iss: readonly IssTerms[];
}

/**
 * Returns expected payments with their taxes, by day. On the same day, payouts come before unpaid
 * instalments, which have negative ids. Each payment is taxed together with earlier payments of its month, so
 * the taxes of a month are counted once.
 * @param known the creator's payouts, of any month and currency
 */
export function forecastPayments(
  expected: readonly ExpectedPayment[],
  payee: Pick<Payee, 'legalForm' | 'dependants' | 'taxRegime'>,
  known: readonly TaxedPayout[],
): (TaxedPayout & ExpectedNet)[] {
  const rows: (TaxedPayout & ExpectedNet)[] = [];
  for (const { id, grossCents, currency, on, iss } of expected.toSorted(
    (a, b) =>
      a.on.localeCompare(b.on) || Number(a.id < 0) - Number(b.id < 0) || Math.abs(a.id) - Math.abs(b.id),
  )) {
    const gross = { id, grossCents, currency };
    rows.push({
      ...gross,
      legalForm: payee.legalForm,
      firstMadeOn: null,
      expectedOn: on,
      ...expectedNet(gross, payee, on, [...known, ...rows], iss),
    });
  }
  return rows;
}
