import { type Currency, sum } from '../../kit';
import type { LedgerPosting } from './schema';

/** Sum of a company's postings by account and kind of entry. Debits are positive. */
export type BalanceMovement = Pick<LedgerPosting, 'currency' | 'account' | 'kind' | 'amountCents'>;

/**
 * Balances of the charges of a company or project, in one currency and minor units. All screens, files and
 * e-mails use these amounts. `paid = held + released + fee`.
 */
export interface Balances {
  readonly currency: Currency;
  /**
   * *To pay*: the amount of open and overdue charges after partial payments, without fine and interest.
   * Includes hirings, plans and Elenco Pay contracts. `owedOn` adds fine and interest.
   */
  readonly toPayCents: number;
  /**
   * *Paid*: all money received for charges, less refunds after an early end, without fine and interest of the
   * platform's charges.
   */
  readonly paidCents: number;
  /** *Paid and held*: the amount held for creators now, without released and refunded amounts. */
  readonly heldCents: number;
  /**
   * *Released*: the amount that was held and became payable to creators, after their work and invoice were
   * accepted.
   */
  readonly releasedCents: number;
  /** The platform's share of the paid amount: fees of hirings, and plans. */
  readonly feeCents: number;
  /** *To be refunded*: the amount that the brand is still to get back after early ends and repayments. */
  readonly refundableCents: number;
}

/** Accounts from which the balances are computed. */
export const balanceAccounts = ['receivable', 'held', 'refunds'] as const;

const received: readonly BalanceMovement['kind'][] = ['charge_paid', 'part_kept', 'charge_reopened'];

/** Returns the balances that result from these movements, one entry per currency. */
export function balancesOf(movements: readonly BalanceMovement[]): Balances[] {
  const currencies = [...new Set(movements.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const of = (account: BalanceMovement['account'], kinds?: readonly BalanceMovement['kind'][]) =>
      sum(
        movements
          .filter((one) => one.currency === currency && one.account === account)
          .filter(({ kind }) => !kinds || kinds.includes(kind))
          .map(({ amountCents }) => amountCents),
      );
    const paidCents = of('refunds', ['hiring_ended']) - of('receivable', received);
    const heldCents = 0 - of('held');
    const releasedCents = of('held', ['invoice_accepted']);
    return {
      currency,
      toPayCents: of('receivable'),
      paidCents,
      heldCents,
      releasedCents,
      feeCents: paidCents - heldCents - releasedCents,
      refundableCents: 0 - of('refunds'),
    };
  });
}

/** Balances of a project without charges. */
export const noBalances = (currency: Currency): Balances => ({
  currency,
  toPayCents: 0,
  paidCents: 0,
  heldCents: 0,
  releasedCents: 0,
  feeCents: 0,
  refundableCents: 0,
});
