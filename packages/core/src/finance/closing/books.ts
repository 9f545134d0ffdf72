import { withheldTaxes } from '@elenco/brazil';
import { z } from 'zod';
import { cents } from '../../kit';
import { count, date, id, instant } from '../../people';
import { ledgerPosting, trialBalanceLine } from '../payment';
import { monthClosing } from './closing';
import { closingConditions } from './conditions';

/** Business dates, both included. */
export const periodQuery = z.strictObject({ from: date, to: date });

export const trialBalanceReport = z.object({
  from: date,
  to: date,
  lines: z.array(trialBalanceLine),
  entryCount: count,
  /** Debits are credits, and balances sum to zero, in each currency. */
  balanced: z.boolean(),
});
export type TrialBalanceReport = z.output<typeof trialBalanceReport>;

/** How a month stands: what is in the way of its closing, or the closing itself. */
export const monthState = z.object({
  /** Its first day. */
  month: date,
  conditions: z.array(z.object({ code: z.enum(closingConditions), met: z.boolean(), open: count })),
  closing: monthClosing.nullable(),
  /** Whether what is in the books now is what was closed; null where the month is not closed. */
  unchanged: z.boolean().nullable(),
});
export type MonthState = z.output<typeof monthState>;

/** Of which record entries are asked for. */
export const entriesQuery = z.strictObject({
  resource: z.string().max(60),
  rowId: z.coerce.number().int().positive(),
});

/** One ledger transaction: what it says, and what brought it about. */
export const ledgerEntryReport = z.object({
  id,
  kind: ledgerPosting.shape.kind,
  /** The record that it is about. */
  resource: z.string(),
  rowId: id,
  contractId: id.nullable(),
  bookedOn: date,
  at: instant,
  /** Where money was changed: millionths for one unit of the other currency, and by whose record. */
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
  /** The command that posted it and who ran it; the product's own has nobody. */
  cause: z.object({ command: z.string(), actorName: z.string().nullable() }).nullable(),
});
export type LedgerEntryReport = z.output<typeof ledgerEntryReport>;

/** What was kept back for the state, by month of payment. */
export const taxesReport = z.object({
  rows: z.array(
    z.object({
      /** Its first day. */
      month: date,
      tax: z.enum(withheldTaxes),
      /** Whom the service tax is owed to; null for those of the Union. */
      municipality: z.string().nullable(),
      amountCents: cents,
      payoutCount: count,
      dueOn: date.nullable(),
      /** The code on the guide. */
      code: z.string().nullable(),
      lawRef: z.string().nullable(),
    }),
  ),
  /** The same by payout; the first ten thousand. */
  lines: z.array(
    z.object({
      payoutId: id,
      creatorId: id,
      creatorName: z.string(),
      tax: z.enum(withheldTaxes),
      /** Paid, or due to be. */
      on: date,
      made: z.boolean(),
      grossCents: cents,
      amountCents: cents,
    }),
  ),
});
export type TaxesReport = z.output<typeof taxesReport>;

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
