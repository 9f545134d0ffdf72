import { entriesQuery, ledgerEntryReport, monthState, periodQuery, trialBalanceReport } from '@elenco/core';
import { date } from '@elenco/core/party';
import { z } from 'zod';
import { checkedQuery, idOf } from '../request';
import type { Route } from '../route';

const noStore = { 'Cache-Control': 'no-store' };
const monthQuery = z.strictObject({ month: date });

/** The books as finance reads them. */
export const bookRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/trial-balance',
    source: 'trial-balance',
    summary: 'The accounts of the ledger over a period: opening, debits, credits, closing; for finance',
    query: { from: 'the first business date', to: 'the last business date' },
    answer: { status: 200, what: 'the trial balance', schema: trialBalanceReport },
    handle: async (c, { database }) =>
      c.json(await database.books.trialBalance(c.get('actor'), checkedQuery(c, periodQuery)), 200, noStore),
  },
  {
    method: 'GET',
    path: '/trial-balance/month',
    source: 'trial-balance',
    summary: 'How a month stands: what is in the way of closing it, or its closing; for finance',
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
    summary: 'What was posted about a record, in its order, the first hundred; for finance',
    query: { resource: 'the record’s resource', rowId: 'its number' },
    answer: { status: 200, what: 'the entries', schema: z.array(ledgerEntryReport) },
    handle: async (c, { database }) =>
      c.json(await database.books.entriesAbout(c.get('actor'), checkedQuery(c, entriesQuery)), 200, noStore),
  },
  {
    method: 'GET',
    path: '/ledger-entries/:id',
    source: 'ledger-entries',
    summary: 'One entry of the ledger with its postings and what brought it about; for finance',
    answer: { status: 200, what: 'the entry', schema: ledgerEntryReport },
    handle: async (c, { database }) =>
      c.json(await database.books.entryOf(c.get('actor'), idOf(c)), 200, noStore),
  },
];
