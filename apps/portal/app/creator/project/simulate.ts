import type { IssDue } from '@elenco/brazil';
import { type Range, shareOf, suggested } from '@elenco/core/discovery/pricing';
import { netPay, type Payout } from '@elenco/core/finance';
import { lineTotal } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import type { Channel, Format, Payee, Presence } from '@elenco/core/people';
import { readNumbers } from '../../ui';

/** One line as far as its price goes. */
export interface PricedLine {
  readonly quantity: number;
  readonly pricing: 'total' | 'per_post';
  readonly amountCents: number;
}

/** One line as it is typed: channel and format may be anything yet. */
export interface TypedLine extends PricedLine {
  readonly channel: string;
  readonly format: string;
}

const largest = 99;

/** The lines of the form as typed so far; what is no amount or no quantity yet counts as nothing. */
export function linesIn(form: FormData): TypedLine[] {
  const fields = readNumbers(form);
  const lines: TypedLine[] = [];
  for (let n = 0; fields.has(`lines[${n}].quantity`); n += 1) {
    const text = (name: string) => String(fields.get(`lines[${n}].${name}`) ?? '');
    const whole = (name: string) => {
      const typed = text(name);
      return /^\d{1,13}$/.test(typed) ? Number(typed) : 0;
    };
    lines.push({
      channel: text('channel'),
      format: text('format'),
      quantity: Math.min(whole('quantity'), largest),
      pricing: text('pricing') === 'total' ? 'total' : 'per_post',
      amountCents: whole('amountCents'),
    });
  }
  return lines;
}

/** What such a line usually costs with this creator, priced as the line is: for each publication or in all. */
export function usualPrice(line: TypedLine, presences: readonly Presence[], feeBp: number): Range | null {
  const asked = { ...line, channel: line.channel as Channel, format: line.format as Format };
  const all = suggested([asked], (on) => presences.find(({ channel }) => channel === on), feeBp);
  return all && line.pricing === 'per_post' ? shareOf(all, line.quantity) : all;
}

/** What these lines come to, and what of it arrives: null where the amounts are beyond any payment. */
export function simulate(
  lines: readonly PricedLine[],
  terms: {
    readonly feeBp: number;
    readonly currency: Currency;
    readonly legalForm: 'individual' | 'company';
    readonly taxRegime?: Payee['taxRegime'];
    readonly on: string;
    readonly dependants: number;
    readonly iss: IssDue | undefined;
    /** What is paid in the same month besides; a company's taxes do not add up. */
    readonly earlier: readonly Pick<Payout, 'grossCents' | 'withholdings'>[];
  },
) {
  const totalCents = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  return Number.isSafeInteger(totalCents) ? netPay({ totalCents, ...terms }) : null;
}
export type Simulation = NonNullable<ReturnType<typeof simulate>>;
