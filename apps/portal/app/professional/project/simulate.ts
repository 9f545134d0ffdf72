import type { Currency } from '@elenco/core/kit';
import { netPay } from '@elenco/core/payment';
import { lineTotal } from '@elenco/core/proposal';
import { readMoney } from '../../ui';

/** One line as far as its price goes. */
export interface PricedLine {
  readonly quantity: number;
  readonly pricing: 'total' | 'per_post';
  readonly amountCents: number;
}

const largest = 99;

/** The lines of the form as typed so far; what is no amount or no quantity yet counts as nothing. */
export function linesIn(form: FormData): PricedLine[] {
  const fields = readMoney(form);
  const lines: PricedLine[] = [];
  for (let n = 0; fields.has(`lines[${n}].quantity`); n += 1) {
    const whole = (name: string) => {
      const text = String(fields.get(`lines[${n}].${name}`) ?? '');
      return /^\d{1,13}$/.test(text) ? Number(text) : 0;
    };
    lines.push({
      quantity: Math.min(whole('quantity'), largest),
      pricing: fields.get(`lines[${n}].pricing`) === 'total' ? 'total' : 'per_post',
      amountCents: whole('amountCents'),
    });
  }
  return lines;
}

/** What these lines come to, and what of it arrives: null where the amounts are beyond any payment. */
export function simulate(
  lines: readonly PricedLine[],
  terms: {
    readonly feeBp: number;
    readonly currency: Currency;
    readonly legalForm: 'individual' | 'company';
    readonly on: string;
    readonly dependants: number;
  },
) {
  const totalCents = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return Number.isSafeInteger(totalCents) ? netPay({ totalCents, ...terms }) : null;
}
export type Simulation = NonNullable<ReturnType<typeof simulate>>;
