import { nextBankDay } from '@elenco/brazil';
import { portion, sum, toCents } from '../../kit';
import type { PayContract } from './pay';

interface PayInstalment {
  readonly ordinal: number;
  readonly amountCents: number;
  readonly feeCents: number;
  /** Business date, a bank day. */
  readonly dueOn: string;
}

/** What the client pays and what of it is the creator's before taxes. Minor units. */
export interface PayAmounts {
  readonly priceCents: number;
  readonly feeCents: number;
  readonly clientCents: number;
  readonly creatorCents: number;
  readonly instalments: readonly PayInstalment[];
}

type Priced = Pick<PayContract, 'lines' | 'feeBp' | 'feePayer' | 'instalmentCount' | 'firstDueOn'>;

/**
 * The fee is a part of the price of the lines: taken off it where the creator bears it, put on top where the client does.
 * Instalments are equal, a month apart, what does not divide falls to the first ones; the fee is shared out likewise, so
 * that all instalments together are what was agreed to the cent.
 */
export function payAmounts({ lines, feeBp, feePayer, instalmentCount, firstDueOn }: Priced): PayAmounts {
  const priceCents = sum(lines.map(({ quantity, amountCents }) => quantity * amountCents));
  const feeCents = portion(priceCents, feeBp);
  const clientCents = feePayer === 'client' ? priceCents + feeCents : priceCents;
  const amounts = parts(clientCents, instalmentCount);
  const fees = parts(feeCents, instalmentCount);
  return {
    priceCents,
    feeCents,
    clientCents,
    creatorCents: clientCents - feeCents,
    instalments:
      firstDueOn === null
        ? []
        : amounts.map((amountCents, index) => ({
            ordinal: index + 1,
            amountCents,
            feeCents: fees[index] ?? 0,
            dueOn: nextBankDay(monthsAfter(firstDueOn, index)),
          })),
  };
}

/** Equal parts of an amount, the first ones a cent larger where it does not divide. */
function parts(amountCents: number, count: number): number[] {
  const least = toCents(BigInt(amountCents) / BigInt(count));
  const rest = amountCents - least * count;
  return Array.from({ length: count }, (_, index) => least + (index < rest ? 1 : 0));
}

/** The same day of a later month, its last one where it has no such day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
