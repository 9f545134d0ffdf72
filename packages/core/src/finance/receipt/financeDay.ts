import { z } from 'zod';
import { cents } from '../../kit';
import { currency, date, id } from '../../people';
import { receiptProposal } from './proposal';

/** Number of rows and their total, by currency. BRL comes first, even if it is zero. */
const sums = z.array(z.object({ currency, count: z.int().min(0), cents })).min(1);
export type Sums = z.output<typeof sums>;

/** Totals on finance's home page. Each total is the sum of the table to which it links. */
export const financeDay = z.object({
  today: date,
  /** First day of the month. */
  month: date,
  /** Outgoing: payouts that are due today or earlier. */
  leaves: sums,
  /** Failed payouts, which are still owed but not counted as outgoing. */
  failedPayouts: sums,
  /** Payouts in payment files that the bank has not answered. The ledger still counts their money as cash. */
  sentPayouts: sums,
  /** Incoming: charges that are due today. */
  comes: sums,
  /** Overdue charges: the sum of their principal. */
  overdue: sums,
  /** Overdue charges, including fine and interest until today. */
  overdueToday: sums,
  /** Withheld taxes past their due date: number of months and taxes, sum still to pay, and earliest due date. */
  overdueTaxes: z.object({ count: z.int().min(0), cents, dueOn: date.nullable() }),
  /** Open charges whose payment the brand reported: the sum of the open amounts. */
  reportedPayments: sums,
  /** Balance of the bank accounts, from the ledger. */
  cash: z.array(z.object({ currency, cents: z.int() })).min(1),
  /** Receipts in suspense. */
  suspense: sums,
  /** Receipts of the month: number of all receipts, and of those that were matched or returned. */
  receipts: z.object({ count: z.int(), settled: z.int() }),
  received: sums,
  paidOut: sums,
  /** Payouts that need a currency purchase or its confirmation, the earliest due first. */
  purchases: z.array(id),
  /** Receipts in suspense, the oldest first, each with a proposed action, or null without one. */
  unmatched: z.array(z.object({ receiptId: id, proposal: receiptProposal.nullable() })),
});
export type FinanceDay = z.output<typeof financeDay>;
