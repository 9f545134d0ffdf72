import { type Change, type Find, post } from '../../kit';
import { type Actor, type Payee, payees } from '../../people';
import { payoutsTaxedInMonth } from './earnings';
import { taxesCorrected } from './entries';
import { type IssTerms, issRuleOn, rulesOfTakers } from './issRule';
import { netOf } from './netPay';
import { payouts } from './resource';
import type { Payout } from './schema';

/** Data on which the taxes of payouts depend, in addition to the payouts themselves. */
export interface TaxSources {
  readonly payees: readonly Payee[];
  /** All payouts of the creators, of any month and currency. */
  readonly ofCreators: readonly Payout[];
  /** Service tax rules by company. */
  readonly iss: ReadonlyMap<number, readonly IssTerms[]>;
}

/**
 * Loads the data from which taxes are computed. Locks the payees first, so that the second of two concurrent
 * payments to a creator takes the first into account.
 */
export async function loadTaxSources(
  find: Find<Actor>,
  rows: readonly Pick<Payout, 'creatorId' | 'companyId'>[],
): Promise<TaxSources> {
  const creatorId = [...new Set(rows.map((row) => row.creatorId))];
  const locked = await find.lockMany(payees, { creatorId });
  const ofCreators = await find.many(payouts, { creatorId });
  const iss = await rulesOfTakers(
    find,
    rows.map((row) => row.companyId),
  );
  return { payees: locked, ofCreators, iss };
}

type Taxes = Pick<Payout, 'withholdings' | 'netCents' | 'expectedOn'>;

/** True if taxes no longer change: the payout was paid, or a payment file with its amount is at the bank. */
const isTaxFinal = ({ firstMadeOn, status }: Payout): boolean => firstMadeOn !== null || status === 'sent';

function taxesOn(payout: Payout, on: string, { payees, ofCreators, iss }: TaxSources): Taxes {
  const payee = payees.find(({ creatorId }) => creatorId === payout.creatorId);
  const legalForm = payout.legalForm ?? payee?.legalForm;
  if (!legalForm) throw new RangeError(`Payout ${payout.id} has no legal form`);
  const { grossCents, currency, deductedCents } = payout;
  const net = netOf({
    grossCents,
    currency,
    deductedCents,
    legalForm,
    taxRegime: payee?.taxRegime,
    dependants: payee?.dependants ?? 0,
    on,
    iss: issRuleOn(iss.get(payout.companyId) ?? [], on),
    earlier: payoutsTaxedInMonth(
      ofCreators.filter(({ creatorId }) => creatorId === payout.creatorId),
      payout,
      on,
    ),
  });
  return { ...net, expectedOn: on };
}

/**
 * Returns the expected taxes of a payout on a day, taking into account the other expected payouts of the
 * month.
 */
export const taxesExpected = (payout: Payout, on: string, sources: TaxSources): Taxes =>
  isTaxFinal(payout) ? payout : taxesOn(payout, on, sources);

/**
 * Returns the payouts, in order, with the taxes of the payment day. Each payout is taxed together with
 * earlier payments of the month. Expected payments are ignored, because they may be paid in another month.
 */
export function taxedWhenPaid<P extends Payout>(rows: readonly P[], on: string, sources: TaxSources): P[] {
  const paid = sources.ofCreators.filter(isTaxFinal);
  return rows.map((row) => {
    const taxed = isTaxFinal(row) ? row : { ...row, ...taxesOn(row, on, { ...sources, ofCreators: paid }) };
    paid.push(taxed);
    return taxed;
  });
}

/**
 * Returns the taxes that must be withheld if the payout is paid on the day, even if the payout's stored taxes
 * are final. Takes into account the other payments of the month.
 */
export const taxesIfPaidOn = (payout: Payout, on: string, sources: TaxSources): Taxes =>
  taxesOn(payout, on, { ...sources, ofCreators: sources.ofCreators.filter(isTaxFinal) });

/**
 * Returns the correcting entry if the taxes of a different day change the net amount; otherwise no changes.
 */
export const correctTaxes = (before: Payout, after: Pick<Payout, 'netCents'>, on?: string): Change[] =>
  before.netCents === after.netCents ? [] : [post(taxesCorrected(before, after), on)];

/** Returns the fields of a payout that store its taxes. */
export const taxFields = ({ withholdings, netCents, expectedOn }: Taxes): Taxes => ({
  withholdings,
  netCents,
  expectedOn,
});
