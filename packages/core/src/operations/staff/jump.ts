import { z } from 'zod';
import { Currency, cents } from '../../kit';

/** Kinds of records that the back office's search finds only by their number. */
export const numbered = [
  'board-reports',
  'card-payments',
  'contents',
  'conversation-readings',
  'deliverables',
  'fee-invoices',
  'imports',
  'leads',
  'lists',
  'message-reports',
  'month-closings',
  'pay-contracts',
  'payment-answers',
  'payment-files',
  'postings',
  'posts',
  'privacy-requests',
  'proposals',
  'repayments',
  'settlements',
  'short-links',
  'squads',
  'subscription-periods',
  'subscriptions',
  'tax-payments',
  'webhooks',
] as const;

/**
 * Amounts by which a charge or payout is found, in addition to its own amount. `today`: due today, with fine
 * and interest. `open`: remaining after partial payments. `secondCopy`: of the second copy of the slip, if it
 * is in force. `transfer`: net amount less deductions for repayments.
 */
export const otherAmount = z.enum(['today', 'open', 'received', 'secondCopy', 'gross', 'transfer']);
export type OtherAmount = z.output<typeof otherAmount>;

/** Maximum number of records of each kind that the back office's search returns. */
export const MAX_FOUND = 5;

/** A record that the back office's search found. */
export const jumped = z.object({
  resource: z.enum([
    'users',
    'creators',
    'companies',
    'briefings',
    'contracts',
    'charges',
    'invoices',
    'receipts',
    'payouts',
    ...numbered,
  ]),
  id: z.int(),
  /** Title of the record; empty if the record is found by its number only. */
  title: z.string(),
  /** Detail that distinguishes records with the same title: an e-mail address, a company or a project. */
  detail: z.string(),
  /** Amount in minor units, if the record has one; otherwise null. */
  amountCents: cents.nullable(),
  /** The searched amount and its kind, if it differs from `amountCents`; otherwise null. */
  otherAmount: z.object({ of: otherAmount, cents }).nullable(),
  currency: Currency.nullable(),
  /** State of a record with an amount; otherwise empty. */
  status: z.string(),
});
export type Jumped = z.output<typeof jumped>;

/** Amount and id that a search text may mean. */
export interface JumpText {
  /** Id of a record, typed as "16" or "#16". */
  readonly number: number | null;
  /** Amount in minor units, typed as "7.388,56", "7388.56" or "R$ 500". */
  readonly amountCents: number | null;
}

const MAX_ID = 2_147_483_647;

/**
 * Reads an id and an amount from a search text. The last separator with two digits after it is the decimal
 * mark.
 */
export function jumpTextOf(text: string): JumpText {
  const id = /^#?(\d{1,10})$/.exec(text.trim())?.[1];
  const number = id !== undefined && Number(id) > 0 && Number(id) <= MAX_ID ? Number(id) : null;
  const [, whole, parts] = /^(?:R\$|US\$|€)?\s*(\d[\d.,]{0,15}?)(?:[.,](\d\d))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return { number, amountCents: null };
  const units = Number(whole.replace(/[.,]/g, ''));
  const amountCents = units * 100 + Number(parts ?? 0);
  return { number, amountCents: Number.isSafeInteger(amountCents) && amountCents > 0 ? amountCents : null };
}
