import { type Range, shareOf, suggested } from '@elenco/core/discovery/pricing';
import {
  estimateOf,
  expectedIfAccepted,
  type IssTerms,
  type OtherPayments,
  shownEffect,
  type TakeHome,
} from '@elenco/core/finance';
import { lineTotal } from '@elenco/core/hiring';
import { type Currency, splitFee } from '@elenco/core/kit';
import type { Channel, Format, Payee, Presence } from '@elenco/core/people';
import { readNumbers } from '../../ui/numberText';
import type { Receiver } from '../receiver.server';

/** Price of one proposal line. */
export interface PricedLine {
  readonly quantity: number;
  readonly pricing: 'total' | 'per_post';
  readonly amountCents: number;
}

/** A proposal line as typed; the channel and format may be any text. */
export interface TypedLine extends PricedLine {
  readonly channel: string;
  readonly format: string;
}

const largest = 99;

/** Returns the proposal lines as typed so far. Invalid amounts and quantities count as zero. */
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

/**
 * Returns the usual price of a proposal line for the creator, per publication or in total, as the line is
 * priced.
 */
export function usualPrice(line: TypedLine, presences: readonly Presence[], feeBp: number): Range | null {
  const asked = { ...line, channel: line.channel as Channel, format: line.format as Format };
  const all = suggested([asked], (on) => presences.find(({ channel }) => channel === on), feeBp);
  return all && line.pricing === 'per_post' ? shareOf(all, line.quantity) : all;
}

/**
 * Calculates the total and the net amount of proposal lines, and the effect on the month's other payments;
 * null above the maximum payment.
 */
export function estimateNetPay(
  lines: readonly PricedLine[],
  terms: {
    readonly feeBp: number;
    readonly currency: Currency;
    readonly legalForm: 'individual' | 'company';
    readonly taxRegime?: Payee['taxRegime'];
    readonly on: string;
    readonly dependants: number;
    readonly iss: readonly IssTerms[];
    /** Other payments of the same month. An individual's taxes depend on their sum; a company's do not. */
    readonly others: OtherPayments;
  },
) {
  const totalCents = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  if (!Number.isSafeInteger(totalCents)) return null;
  const { feeBp, currency, taxRegime = null, on, others, iss } = terms;
  const { feeCents, creatorCents: grossCents } = splitFee(totalCents, feeBp);
  const net = expectedIfAccepted({ grossCents, currency }, { ...terms, taxRegime }, on, others, iss);
  return { ...net, totalCents, feeCents };
}
export type Simulation = NonNullable<ReturnType<typeof estimateNetPay>>;

/** Returns a calculated price in the form that the component `NetAmount` shows. */
export function takeHomeOf(
  net: Simulation | null,
  expected: Pick<ReturnType<Receiver['pricing']>, 'on' | 'others' | 'rate'>,
): TakeHome | null {
  if (!net) return null;
  const { on, others, rate } = expected;
  const { grossCents, currency, withholdings, netCents, addedToIds } = net;
  const titles = [...others.expected, ...others.known].flatMap(({ id, title }) =>
    addedToIds.includes(id) && title ? title : [],
  );
  return {
    grossCents,
    currency,
    withholdings,
    netCents,
    on,
    addedTo: [...new Set(titles)],
    acceptance: shownEffect(net),
    estimate: estimateOf(netCents, rate),
  };
}
