import { type Currency, sum } from '../../kit';
import type { LedgerPosting } from './schema';

/** Sum of a company's postings by account and kind of entry. Debits are positive. */
export type BalanceMovement = Pick<LedgerPosting, 'currency' | 'account' | 'kind' | 'amountCents'>;

/**
 * Balances of a company's charges, or of one project's, in one currency and minor units. All screens, files
 * and e-mails read these figures here. `paid = held + released + fee`.
 */
export interface Balances {
  readonly currency: Currency;
  /**
   * *To pay*: what open and overdue charges still require after partial payments, without fine and interest.
   * Includes hirings, plans and creators' own contracts. `owedOn` adds fine and interest.
   */
  readonly toPayCents: number;
  /**
   * *Paid*: everything received for charges and not refunded after an early end, without fine and interest of
   * the platform's charges.
   */
  readonly paidCents: number;
  /** *Paid and held*: what is held for creators now, without what was released or refunded. */
  readonly heldCents: number;
  /** *Released*: what was held and became payable to creators, after their work and invoice were accepted. */
  readonly releasedCents: number;
  /** What the platform earned of the paid amount: fees of hirings, and plans. */
  readonly feeCents: number;
  /** *To be refunded*: what the brand still gets back after early ends and repayments. */
  readonly refundableCents: number;
}

/** Accounts from which the balances are computed. */
export const balanceAccounts = ['receivable', 'held', 'refunds'] as const;

const received: readonly BalanceMovement['kind'][] = ['charge_paid', 'part_kept', 'charge_reopened'];

/** Returns the balances of these movements, one entry per currency. */
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
