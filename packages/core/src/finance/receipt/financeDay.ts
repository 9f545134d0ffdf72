import { z } from 'zod';
import { cents } from '../../kit';
import { currency, date, id } from '../../people';
import { receiptProposal } from './proposal';

/** So many rows with so much money, by currency; reais first, and there even if none. */
const sums = z.array(z.object({ currency, count: z.int().min(0), cents })).min(1);
export type Sums = z.output<typeof sums>;

/** What finance looks at first thing: each figure is the sum of a list that it leads to. */
export const financeDay = z.object({
  today: date,
  /** First day of the month. */
  month: date,
  /** Payouts that are owed by today. */
  leaves: sums,
  /** Charges that are due today. */
  comes: sums,
  /** Charges that should have been paid before. */
  overdue: sums,
  /** The balance of our bank accounts, by the ledger. */
  cash: z.array(z.object({ currency, cents: z.int() })).min(1),
  /** Receipts without a charge. */
  suspense: sums,
  /** Of the month: what came in, and how many of it have their charge or went back. */
  receipts: z.object({ count: z.int(), settled: z.int() }),
  received: sums,
  paidOut: sums,
  /** Payouts whose currency has to be bought, or is bought and to be confirmed by a second person; the first due first. */
  purchases: z.array(id),
  /** The oldest unmatched first, each with what may be done. */
  unmatched: z.array(z.object({ receiptId: id, proposal: receiptProposal.nullable() })),
});
export type FinanceDay = z.output<typeof financeDay>;
