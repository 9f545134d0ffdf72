import { type Currency, sum } from '../../kit';
import type { LedgerPosting } from './schema';

/** Sum of a company's postings of one account and kind. Debits are positive. */
export type BalanceMovement = Pick<LedgerPosting, 'currency' | 'account' | 'kind' | 'amountCents'>;

/**
 * Balances of a company's charges, or of one project's, in one currency and in minor units. Every
 * screen, file and e-mail that names one of these figures reads it here.
 * `paid = held + released + fee`.
 */
export interface Balances {
  readonly currency: Currency;
  /**
   * *To pay*: what open and overdue charges still ask, of hirings, plans and creators' own contracts alike, after
   * partial payments and without fine and interest. What they ask with them today is `owedOn`.
   */
  readonly toPayCents: number;
  /**
   * *Paid*: all that was received for charges and not returned by an ending, without fine and interest of the
   * platform's charges.
   */
  readonly paidCents: number;
  /** *Paid and held*: what is held for creators now. What was released or refunded is not in it. */
  readonly heldCents: number;
  /** *Released*: what left the held money for creators, since the work was verified and the invoice accepted. */
  readonly releasedCents: number;
  /** The platform's part of what was paid: fees of hirings, and plans. */
  readonly feeCents: number;
  /** *To be refunded*: what ended hirings and repayments still return to the brand. */
  readonly refundableCents: number;
}

/** Accounts that the balances are made of. */
export const balanceAccounts = ['receivable', 'held', 'refunds'] as const;

const received: readonly BalanceMovement['kind'][] = ['charge_paid', 'part_kept', 'charge_reopened'];

/** Returns the balances of these movements, one row per currency. */
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

/** Balances of a project that was charged nothing. */
export const noBalances = (currency: Currency): Balances => ({
  currency,
  toPayCents: 0,
  paidCents: 0,
  heldCents: 0,
  releasedCents: 0,
  feeCents: 0,
  refundableCents: 0,
});
