import {
  bookkeepers,
  dayOfMonth,
  entriesQuery,
  ledgerEntryReport,
  monthState,
  periodQuery,
  requireAccess,
  taxesReport,
  trialBalanceReport,
} from '@elenco/core';
import { z } from 'zod';
import { detectLocale } from '../../../app/i18n/detect.server';
import { rpaFile } from '../../../app/money/rpa.server';
import { checkedQuery, idOf } from '../request';
import type { Route } from '../route';
import { bookFile, taxFile } from './bookFiles';

const noStore = { 'Cache-Control': 'no-store' };
const monthQuery = z.strictObject({ month: dayOfMonth });

/** Routes for ledger, trial balance and withheld taxes. For staff with the finance duty. */
export const bookRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/trial-balance',
    source: 'trial-balance',
    summary:
      'Ledger accounts over a period: opening balance, debits, credits, closing balance; for finance staff',
    query: { from: 'the first business date', to: 'the last business date' },
    answer: { status: 200, what: 'the trial balance', schema: trialBalanceReport },
    handle: async (c, { database }) =>
      c.json(await database.books.trialBalance(c.get('actor'), checkedQuery(c, periodQuery)), 200, noStore),
  },
  {
    method: 'GET',
    path: '/trial-balance/month',
    source: 'trial-balance',
    summary: 'Closing status of a month: what blocks it, or its closing; for finance staff',
    query: { month: 'any day of the month' },
    answer: { status: 200, what: 'conditions and closing', schema: monthState },
    handle: async (c, { database, now }) =>
      c.json(
        await database.books.stateOfMonth(c.get('actor'), { ...checkedQuery(c, monthQuery), now: now() }),
        200,
        noStore,
      ),
  },
  {
    method: 'GET',
    path: '/ledger-entries',
    source: 'ledger-entries',
    summary: 'First 100 postings about a record, in order; for finance staff',
    query: { resource: 'the record’s resource', rowId: 'its number' },
    answer: { status: 200, what: 'the entries', schema: z.array(ledgerEntryReport) },
    handle: async (c, { database }) =>
      c.json(await database.books.entriesAbout(c.get('actor'), checkedQuery(c, entriesQuery)), 200, noStore),
  },
  {
    method: 'GET',
    path: '/ledger-entries/:id',
    source: 'ledger-entries',
    summary: 'One ledger entry with its postings and cause; for finance staff',
    answer: { status: 200, what: 'the entry', schema: ledgerEntryReport },
    async handle(c, { database }) {
      const actor = c.get('actor');
      requireAccess(actor, bookkeepers);
      return c.json(await database.books.entryOf(actor, idOf(c)), 200, noStore);
    },
  },
  {
    method: 'GET',
    path: '/trial-balance/file',
    source: 'trial-balance',
    summary: 'Trial balance or journal of a period, as a file; for finance staff',
    query: {
      from: 'the first business date',
      to: 'the last business date',
      format: '`xlsx` (both), `csv` (the trial balance) or `journal` (every posting, CSV)',
    },
    answer: { status: 200, what: 'the file', schema: 'application/octet-stream' },
    handle: bookFile,
  },
  {
    method: 'GET',
    path: '/taxes-withheld',
    source: 'taxes-withheld',
    summary: 'Taxes withheld by month and tax, with their due dates; for finance staff',
    query: { from: 'the first business date of payment', to: 'the last one' },
    answer: { status: 200, what: 'sums and payouts', schema: taxesReport },
    handle: async (c, { database }) =>
      c.json(await database.books.taxesWithheld(c.get('actor'), checkedQuery(c, periodQuery)), 200, noStore),
  },
  {
    method: 'GET',
    path: '/taxes-withheld/file',
    source: 'taxes-withheld',
    summary: 'The same, as a file; for finance staff',
    query: {
      from: 'the first business date of payment',
      to: 'the last one',
      format: '`xlsx` (sums and payouts) or `csv` (payouts)',
    },
    answer: { status: 200, what: 'the file', schema: 'application/octet-stream' },
    handle: taxFile,
  },
  {
    method: 'GET',
    path: '/rpas/:id/document',
    source: 'rpas',
    summary: 'Document of an individual’s receipt (RPA); for its creator and finance staff',
    answer: { status: 200, what: 'the document', schema: 'application/pdf' },
    async handle(c, { database }) {
      const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
      return rpaFile(database, c.get('actor'), idOf(c), locale);
    },
  },
];
