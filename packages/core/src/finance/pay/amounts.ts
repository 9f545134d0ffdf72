import { nextBankDay } from '@elenco/brazil';
import { portion, sum, toCents } from '../../kit';
import type { PayContract } from './pay';

interface PayInstalment {
  readonly ordinal: number;
  readonly amountCents: number;
  readonly feeCents: number;
  /** Due date of the instalment; always a bank day. */
  readonly dueOn: string;
}

/** What the client pays and the creator gets before taxes. Minor units. */
export interface PayAmounts {
  readonly priceCents: number;
  readonly feeCents: number;
  readonly clientCents: number;
  readonly creatorCents: number;
  readonly instalments: readonly PayInstalment[];
}

type Priced = Pick<PayContract, 'lines' | 'feeBp' | 'feePayer' | 'instalmentCount' | 'firstDueOn'>;

/**
 * Computes fee, total and instalments of a contract. The fee is a share of the price: deducted if the creator
 * bears it, added if the client does. Instalments are equal and a month apart. The first ones take odd cents,
 * of the fee too.
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

/** Splits an amount into equal parts; the first parts are a cent larger if it cannot be divided. */
function parts(amountCents: number, count: number): number[] {
  const least = toCents(BigInt(amountCents) / BigInt(count));
  const rest = amountCents - least * count;
  return Array.from({ length: count }, (_, index) => least + (index < rest ? 1 : 0));
}

/** Returns the same day of a later month, or that month's last day if it is shorter. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
