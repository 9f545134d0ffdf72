import type { SideEntry } from './accounts';
import type { Balances } from './balances';
import type { LedgerPosting } from './schema';

/** Kind of a statement's line. `part_released` and `late_fee_released` reverse a payment. */
export type StatementKind = SideEntry | 'part_released' | 'late_fee_kept' | 'late_fee_released';

/** Groups that a statement is filtered by, in the order of a charge's life. */
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

/** Returns the kinds of a group. */
export const kindsOfGroup = (group: StatementGroup): StatementKind[] =>
  (Object.keys(groups) as StatementKind[]).filter((kind) => groups[kind] === group);

/** One ledger transaction in a brand's statement, in minor units. */
export interface StatementLine extends Pick<LedgerPosting, 'contractId' | 'currency'> {
  /** The ledger transaction. */
  readonly id: number;
  readonly kind: StatementKind;
  /** Business date. */
  readonly on: string;
  /** Title of the contract or project; empty for a plan or another service of the platform. */
  readonly title: string;
  /** Credit of the brand (payment, refund) if positive, debit (charge, release, reversal) if negative. */
  readonly amountCents: number;
  /** Change of the held amount, negative for a release. */
  readonly keptCents: number;
  /** `toPayCents` of its currency after it. */
  readonly dueCents: Balances['toPayCents'];
  /** `heldCents` of its currency after it. */
  readonly heldCents: Balances['heldCents'];
  /** What is still to be returned to the brand after it: raised by an ended hiring, lowered by its refund. */
  readonly refundableCents: number;
}

/** Balances of a currency when a period starts. */
export type OpeningBalance = Pick<StatementLine, 'currency' | 'dueCents' | 'heldCents' | 'refundableCents'>;

/** Signed sum of the lines that a query finds, on all pages. */
export type StatementTotal = Pick<StatementLine, 'currency' | 'amountCents'>;

/** Selects lines of a company's statement; balances always count all lines. */
export interface StatementQuery {
  /** Business dates, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly kinds?: readonly StatementKind[];
  /** Lines of one project; null for plans and other services of the platform. */
  readonly project?: number | null;
  /** Lines of a page; all if undefined. */
  readonly limit?: number;
  readonly offset?: number;
}

/** A page of a statement, newest first. */
export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** Number of lines on all pages. */
  readonly count: number;
  /** Business date of the first line ever; null without any. */
  readonly firstOn: string | null;
  /** Balances before `from`, one per currency; empty without `from`. */
  readonly openings: readonly OpeningBalance[];
  /** One per currency of the lines. */
  readonly totals: readonly StatementTotal[];
}
