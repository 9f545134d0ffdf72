import { z } from 'zod';
import { cents } from '../../kit';
import { currency, date, id } from '../../people';
import { receiptProposal } from './proposal';

/** Number of rows and their total, by currency. BRL comes first, even if it is zero. */
const sums = z.array(z.object({ currency, count: z.int().min(0), cents })).min(1);
export type Sums = z.output<typeof sums>;

/** Figures of finance's home page. Each is the sum of the list to which it links. */
export const financeDay = z.object({
  today: date,
  /** First day of the month. */
  month: date,
  /** Payouts due today or before. */
  leaves: sums,
  /** Charges due today. */
  comes: sums,
  /** Charges due before today: their principal. */
  overdue: sums,
  /** The same charges with the fine and interest that each requires today. */
  overdueToday: sums,
  /** Balance of the bank accounts, from the ledger. */
  cash: z.array(z.object({ currency, cents: z.int() })).min(1),
  /** Receipts without a charge. */
  suspense: sums,
  /** Receipts of the month: all of them, and those matched or returned. */
  receipts: z.object({ count: z.int(), settled: z.int() }),
  received: sums,
  paidOut: sums,
  /** Payouts for which currency must be bought or the purchase confirmed, the earliest due first. */
  purchases: z.array(id),
  /** Receipts in suspense, oldest first, each with a proposed action. */
  unmatched: z.array(z.object({ receiptId: id, proposal: receiptProposal.nullable() })),
});
export type FinanceDay = z.output<typeof financeDay>;
