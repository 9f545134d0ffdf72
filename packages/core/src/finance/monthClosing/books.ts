import { withheldTaxes } from '@elenco/brazil';
import { z } from 'zod';
import { cents } from '../../kit';
import { count, date, id, instant } from '../../people';
import { ledgerPosting, trialBalanceLine } from '../payment';
import { monthClosingConditions } from './conditions';
import { monthClosing } from './monthClosing';

/** Business dates, both inclusive. */
export const periodQuery = z.strictObject({ from: date, to: date });

export const trialBalanceReport = z.object({
  from: date,
  to: date,
  lines: z.array(trialBalanceLine),
  entryCount: count,
  /** True if debits equal credits and balances sum to zero in each currency. */
  balanced: z.boolean(),
});
export type TrialBalanceReport = z.output<typeof trialBalanceReport>;

/** The state of a month: its closing conditions, or the closing itself. */
export const monthState = z.object({
  /** First day of the month. */
  month: date,
  conditions: z.array(z.object({ code: z.enum(monthClosingConditions), met: z.boolean(), open: count })),
  closing: monthClosing.nullable(),
  /** True if the ledger still matches what was closed; null if the month is not closed. */
  unchanged: z.boolean().nullable(),
});
export type MonthState = z.output<typeof monthState>;

/** The record whose entries are requested. */
export const entriesQuery = z.strictObject({
  resource: z.string().max(60),
  rowId: z.coerce.number().int().positive(),
});

/** A ledger transaction with its postings and its cause. */
export const ledgerEntryReport = z.object({
  id,
  kind: ledgerPosting.shape.kind,
  /** The record that the entry is about. */
  resource: z.string(),
  rowId: id,
  contractId: id.nullable(),
  bookedOn: date,
  at: instant,
  /** Exchange rate in millionths for one unit of the other currency, and its source. */
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
  /** The command that posted the entry and the name of its actor; null for the system. */
  cause: z.object({ command: z.string(), actorName: z.string().nullable() }).nullable(),
});
export type LedgerEntryReport = z.output<typeof ledgerEntryReport>;

/** Taxes withheld, by month of payment. */
export const taxesReport = z.object({
  rows: z.array(
    z.object({
      /** First day of the month. */
      month: date,
      tax: z.enum(withheldTaxes),
      /** Municipality that the service tax is owed to; null for federal taxes. */
      municipality: z.string().nullable(),
      amountCents: cents,
      payoutCount: count,
      dueOn: date.nullable(),
      /** Code on the payment slip of the tax. */
      code: z.string().nullable(),
      lawRef: z.string().nullable(),
    }),
  ),
  /** The same by payout; at most ten thousand lines. */
  lines: z.array(
    z.object({
      payoutId: id,
      creatorId: id,
      creatorName: z.string(),
      tax: z.enum(withheldTaxes),
      /** Day of payment, or the due day if not yet paid. */
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
