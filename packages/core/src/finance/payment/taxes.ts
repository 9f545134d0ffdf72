import { type Change, type Find, post } from '../../kit';
import { type Actor, type Payee, payees } from '../../people';
import { earlierInMonth } from './earnings';
import { taxesCorrected } from './entries';
import { type IssTerms, issOn, rulesOfTakers } from './issRule';
import { netOf } from './netPay';
import { payouts } from './resource';
import type { Payout } from './schema';

/** What the taxes of payouts depend on besides the payouts themselves. */
export interface TaxSources {
  readonly payees: readonly Payee[];
  /** All payouts of the creators, of any month and currency. */
  readonly ofCreators: readonly Payout[];
  /** Rules of the service tax by company. */
  readonly iss: ReadonlyMap<number, readonly IssTerms[]>;
}

/**
 * Locks the payees first: two payments of one creator at once queue there, so that the second one counts the first in its
 * month.
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

/** True once the taxes of a payout are settled: it was paid, or a payment file with its amount is at the bank. */
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
    iss: issOn(iss.get(payout.companyId) ?? [], on),
    earlier: earlierInMonth(
      ofCreators.filter(({ creatorId }) => creatorId === payout.creatorId),
      payout,
      on,
    ),
  });
  return { ...net, expectedOn: on };
}

/** Taxes of a payout that is expected to be paid on a day, with all else that is expected in the month. */
export const taxesExpected = (payout: Payout, on: string, sources: TaxSources): Taxes =>
  isTaxFinal(payout) ? payout : taxesOn(payout, on, sources);

/**
 * Payouts with the taxes of the day on which they are paid, one after the other. Each counts what was paid in the month
 * before it, not what is only expected: that may still be paid in another month.
 */
export function taxedWhenPaid<P extends Payout>(rows: readonly P[], on: string, sources: TaxSources): P[] {
  const paid = sources.ofCreators.filter(isTaxFinal);
  return rows.map((row) => {
    const taxed = isTaxFinal(row) ? row : { ...row, ...taxesOn(row, on, { ...sources, ofCreators: paid }) };
    paid.push(taxed);
    return taxed;
  });
}

/** The entry that brings the ledger from the taxes before to those of another day, if they differ. */
export const correctTaxes = (before: Payout, after: Pick<Payout, 'netCents'>, on?: string): Change[] =>
  before.netCents === after.netCents ? [] : [post(taxesCorrected(before, after), on)];

/** The fields of a payout that say what its taxes are. */
export const taxFields = ({ withholdings, netCents, expectedOn }: Taxes): Taxes => ({
  withholdings,
  netCents,
  expectedOn,
});
