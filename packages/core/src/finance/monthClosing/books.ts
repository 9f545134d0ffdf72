import { z } from 'zod';
import { count, date, id, instant } from '../../people';
import { ledgerPosting, trialBalanceLine } from '../payment';
import { monthClosingConditions } from './conditions';
import { monthClosing } from './monthClosing';

/** Query of a report: the first and last business date of its period. */
export const periodQuery = z.strictObject({ from: date, to: date });

export const trialBalanceReport = z.object({
  from: date,
  to: date,
  lines: z.array(trialBalanceLine),
  entryCount: count,
  /** True if debits equal credits and the balances add up to zero in each currency. */
  balanced: z.boolean(),
});
export type TrialBalanceReport = z.output<typeof trialBalanceReport>;

/** Whether a month of the books is or can be closed: the conditions for closing it, and its closing. */
export const monthState = z.object({
  /** First day of the month. */
  month: date,
  conditions: z.array(z.object({ code: z.enum(monthClosingConditions), met: z.boolean(), open: count })),
  closing: monthClosing.nullable(),
  /** True if the ledger still equals the closed trial balance; null if the month is not closed. */
  unchanged: z.boolean().nullable(),
});
export type MonthState = z.output<typeof monthState>;

/** The record whose ledger entries are requested. */
export const entriesQuery = z.strictObject({
  resource: z.string().max(60),
  rowId: z.coerce.number().int().positive(),
});

/** A ledger entry with its postings and the command that caused it. */
export const ledgerEntryReport = z.object({
  id,
  kind: ledgerPosting.shape.kind,
  /** The record that the entry is about. */
  resource: z.string(),
  rowId: id,
  contractId: id.nullable(),
  bookedOn: date,
  at: instant,
  /**
   * Exchange rate: `rateMicros` is the price of one unit in millionths of the other currency, and `source`
   * says where this price comes from. Null if the entry exchanges no money.
   */
  rate: z.object({ rateMicros: z.int().positive(), source: z.string() }).nullable(),
  postings: z.array(
    ledgerPosting.pick({
      id: true,
      account: true,
      companyId: true,
      creatorId: true,
      amountCents: true,
      currency: true,
    }),
  ),
  /** The command that posted the entry, and who ran it; null for the system. */
  cause: z.object({ command: z.string(), actorName: z.string().nullable() }).nullable(),
});
export type LedgerEntryReport = z.output<typeof ledgerEntryReport>;

/** A line of the journal: one posting of an entry. */
export const journalLine = ledgerPosting
  .pick({ id: true, transactionId: true, bookedOn: true, kind: true, account: true, amountCents: true })
  .extend({
    currency: ledgerPosting.shape.currency,
    resource: z.string(),
    rowId: id,
    party: z.string(),
  });
export type JournalLine = z.output<typeof journalLine>;
