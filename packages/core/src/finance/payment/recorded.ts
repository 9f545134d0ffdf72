import type { z } from 'zod';
import type { Account, Entry, Posting } from '../../kit';
import type { ledgerEntry } from './accounts';

export interface Recorded extends Entry {
  readonly kind: z.output<typeof ledgerEntry>;
}

export const debit = (account: Account, amountCents: number): Posting => ({ account, amountCents });
export const credit = (account: Account, amountCents: number): Posting => ({
  account,
  amountCents: -amountCents,
});

/** Removes postings of zero, which the ledger rejects. */
export const withoutZeroPostings = (postings: readonly Posting[]) =>
  postings.filter(({ amountCents }) => amountCents !== 0);
