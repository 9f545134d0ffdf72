import { z } from 'zod';
import { Currency, cents } from '../../kit';

/** A record that a search text finds. */
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
  ]),
  id: z.int(),
  title: z.string(),
  /** Distinguishes records with the same title: an address, a company, a project. */
  detail: z.string(),
  /** Amount of a record of money, in minor units; null for other records. */
  amountCents: cents.nullable(),
  currency: Currency.nullable(),
  /** State of a record of money; empty for other records. */
  status: z.string(),
});
export type Jumped = z.output<typeof jumped>;

/** Amount and number that a search text may mean. */
export interface JumpText {
  /** Number of a record: "16", "#16". */
  readonly number: number | null;
  /** Amount in minor units: "7.388,56", "7388.56", "R$ 500". */
  readonly amountCents: number | null;
}

const MAX_ID = 2_147_483_647;

/** Reads a number and an amount from a search text; the decimal separator is the last one with two digits. */
export function jumpTextOf(text: string): JumpText {
  const id = /^#?(\d{1,10})$/.exec(text.trim())?.[1];
  const number = id !== undefined && Number(id) > 0 && Number(id) <= MAX_ID ? Number(id) : null;
  const [, whole, parts] = /^(?:R\$|US\$|€)?\s*(\d[\d.,]{0,15}?)(?:[.,](\d\d))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return { number, amountCents: null };
  const units = Number(whole.replace(/[.,]/g, ''));
  const amountCents = units * 100 + Number(parts ?? 0);
  return { number, amountCents: Number.isSafeInteger(amountCents) && amountCents > 0 ? amountCents : null };
}
