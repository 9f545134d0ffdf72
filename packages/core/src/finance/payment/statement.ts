import { sum } from '../../kit';
import type { SideEntry } from './accounts';
import type { Balances } from './balances';
import type { LedgerPosting } from './schema';

/** Kind of a statement line. `part_released` and `late_fee_released` reverse an earlier payment. */
export type StatementKind = SideEntry | 'part_released' | 'late_fee_kept' | 'late_fee_released';

/** Groups by which a statement is filtered, from charge to refund. */
export const statementGroups = ['charges', 'payments', 'releases', 'refunds', 'reversals'] as const;
export type StatementGroup = (typeof statementGroups)[number];

const groups: Readonly<Record<StatementKind, StatementGroup>> = {
  charge_issued: 'charges',
  late_charged: 'charges',
  charge_cancelled: 'reversals',
  charge_paid: 'payments',
  part_kept: 'payments',
  late_fee_kept: 'payments',
  part_released: 'reversals',
  late_fee_released: 'reversals',
  charge_reopened: 'reversals',
  payment_reversed: 'reversals',
  invoice_accepted: 'releases',
  taxes_corrected: 'releases',
  payout_made: 'releases',
  payout_returned: 'reversals',
  hiring_ended: 'refunds',
  refund_made: 'refunds',
  refund_set_off: 'refunds',
  refund_unasked: 'refunds',
  surplus_received: 'payments',
  surplus_returned: 'refunds',
  processing_taken: 'payments',
  provider_transfer: 'payments',
  dispute_opened: 'reversals',
  dispute_won: 'reversals',
  dispute_lost: 'reversals',
  repayment_demanded: 'refunds',
  repayment_deducted: 'refunds',
  repayment_received: 'refunds',
  repayment_waived: 'refunds',
};

/** Returns the line kinds in a group. */
export const kindsOfGroup = (group: StatementGroup): StatementKind[] =>
  (Object.keys(groups) as StatementKind[]).filter((kind) => groups[kind] === group);

/** A ledger entry in a brand's statement, in minor units. */
export interface StatementLine extends Pick<LedgerPosting, 'contractId' | 'currency'> {
  /** Id of the ledger entry. */
  readonly id: number;
  readonly kind: StatementKind;
  /** Business date. */
  readonly on: string;
  /** Title of the contract or project; empty for a plan or another service of the platform. */
  readonly title: string;
  /** Names of the creators whose contracts the entry is about, in alphabetical order. */
  readonly creators: readonly string[];
  /**
   * Positive if it is in the brand's favor (payment, refund), negative otherwise (charge, release, reversal).
   */
  readonly amountCents: number;
  /** Change of the held amount; negative if money is released. */
  readonly keptCents: number;
  /** `toPayCents` after the entry, in the line's currency. */
  readonly dueCents: Balances['toPayCents'];
  /** `heldCents` after the entry, in the line's currency. */
  readonly heldCents: Balances['heldCents'];
  /**
   * Amount still to be refunded to the brand after the entry. An early end increases it; a refund decreases
   * it.
   */
  readonly refundableCents: number;
}

/** Balances of a currency at the start of a period. */
export type OpeningBalance = Pick<StatementLine, 'currency' | 'dueCents' | 'heldCents' | 'refundableCents'>;

/** Signed sum of the lines of one kind on all pages that match a query. */
export type StatementSum = Pick<StatementLine, 'currency' | 'kind' | 'amountCents'>;

/** Signed sums of the lines on all pages that match a query: all lines, and each group that has lines. */
export interface StatementTotal extends Pick<StatementLine, 'currency' | 'amountCents'> {
  readonly groups: readonly { readonly group: StatementGroup; readonly amountCents: number }[];
}

/** Adds up the sums of kinds by currency and group. Groups are in the order of `statementGroups`. */
export function statementTotals(sums: readonly StatementSum[]): StatementTotal[] {
  const total = (rows: readonly StatementSum[]) => sum(rows.map(({ amountCents }) => amountCents));
  return [...Map.groupBy(sums, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    amountCents: total(own),
    groups: statementGroups.flatMap((group) => {
      const rows = own.filter(({ kind }) => groups[kind] === group);
      return rows.length > 0 ? [{ group, amountCents: total(rows) }] : [];
    }),
  }));
}

/** Selects lines of a company's statement. Balances include all lines, even those not selected. */
export interface StatementQuery {
  /** Business dates, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly kinds?: readonly StatementKind[];
  /**
   * Project whose lines are selected; null for plans and other services of the platform; undefined for all
   * lines.
   */
  readonly project?: number | null;
  /** Maximum number of lines; all lines if undefined. */
  readonly limit?: number;
  readonly offset?: number;
}

/** A page of a statement, newest first. */
export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** Number of matching lines on all pages. */
  readonly count: number;
  /** Business date of the company's first line; null if it has none. */
  readonly firstOn: string | null;
  /** Balances before `from`, one per currency; empty if there is no `from`. */
  readonly openings: readonly OpeningBalance[];
  /** Totals of the matching lines, one per currency. */
  readonly totals: readonly StatementTotal[];
}
