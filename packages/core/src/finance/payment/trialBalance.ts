import { z } from 'zod';
import { type Currency, cents, type Movement, sum } from '../../kit';
import { currency } from '../../people';
import { ledgerAccount } from './accounts';

/**
 * Totals of all accounts of one kind, in one currency, over a period. Amounts are in minor units; debits are
 * positive.
 */
export const trialBalanceLine = z.object({
  account: ledgerAccount,
  currency,
  openingCents: z.int(),
  debitCents: cents,
  creditCents: cents,
  closingCents: z.int(),
});
export type TrialBalanceLine = z.output<typeof trialBalanceLine>;

/** Returns the ledger's movements as trial balance lines. */
export const trialBalanceOf = (movements: readonly Movement[]): TrialBalanceLine[] =>
  z.array(trialBalanceLine).parse(movements);

export type TrialBalanceTotal = Omit<TrialBalanceLine, 'account'>;

/** Returns one total per currency, in the order of the lines. */
export function trialBalanceTotals(lines: readonly TrialBalanceLine[]): TrialBalanceTotal[] {
  const currencies: Currency[] = [...new Set(lines.map((line) => line.currency))];
  return currencies.map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    return {
      currency,
      openingCents: sum(own.map((line) => line.openingCents)),
      debitCents: sum(own.map((line) => line.debitCents)),
      creditCents: sum(own.map((line) => line.creditCents)),
      closingCents: sum(own.map((line) => line.closingCents)),
    };
  });
}

/** True if debits equal credits and balances add up to zero in each currency, and each line is consistent. */
export const isBalanced = (lines: readonly TrialBalanceLine[]): boolean =>
  trialBalanceTotals(lines).every(
    (total) => total.openingCents === 0 && total.closingCents === 0 && total.debitCents === total.creditCents,
  ) && lines.every((line) => line.openingCents + line.debitCents - line.creditCents === line.closingCents);
