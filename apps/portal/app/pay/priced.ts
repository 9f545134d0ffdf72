import { MAX_PAY_INSTALMENTS, monthlySchedule, type PayContract } from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import { completeParts, type TypedPart } from './schedule';

/** Terms of an Elenco Pay contract that determine its amounts. */
export type Priced = Pick<
  PayContract,
  'lines' | 'currency' | 'feePayer' | 'schedule' | 'endsOn' | 'silenceDays' | 'cancelBp'
>;

const MAX_LINES = 20;

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '');

/** Returns the numbered rows of a list in a form. A row exists if its first field was sent. */
const rowsIn = <R>(
  fields: FormData,
  list: string,
  most: number,
  first: string,
  read: (at: string) => R,
): R[] =>
  Array.from({ length: most }, (_, index) => `${list}[${index}]`)
    .filter((at) => fields.has(`${at}.${first}`))
    .map(read);

/** Returns the instalments as typed. */
export const partsIn = (fields: FormData): TypedPart[] =>
  rowsIn(fields, 'schedule', MAX_PAY_INSTALMENTS, 'amountCents', (at) => ({
    amountCents: textOf(fields, `${at}.amountCents`),
    dueOn: textOf(fields, `${at}.dueOn`),
    deliverOn: textOf(fields, `${at}.deliverOn`),
  }));

/**
 * Returns the instalments in conform's initial value, with `''` for the empty fields that conform leaves out.
 */
export const typedParts = (value: unknown): TypedPart[] =>
  (Array.isArray(value) ? (value as readonly (Partial<TypedPart> | undefined)[]) : []).map((part) => ({
    amountCents: part?.amountCents ?? '',
    dueOn: part?.dueOn ?? '',
    deliverOn: part?.deliverOn ?? '',
  }));

/**
 * Returns the instalments for a forecast while the user types. If they do not add up to the total, returns
 * one instalment with the total on the first day.
 */
export function forecastParts(parts: readonly TypedPart[], totalCents: number): PayContract['schedule'] {
  const complete = completeParts(parts).toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  const [first] = complete;
  if (!first || sum(complete.map(({ amountCents }) => amountCents)) === totalCents) return complete;
  return totalCents > 0 ? monthlySchedule(totalCents, 1, first.dueOn) : [];
}

/** Prices as typed: numbers are text, and anything may be missing or invalid. */
interface TypedPrice {
  readonly lines?: readonly (Partial<Record<'label' | 'quantity' | 'amountCents', unknown>> | undefined)[];
  readonly currency?: unknown;
  readonly feePayer?: unknown;
  readonly silenceDays?: unknown;
  readonly cancelPercent?: unknown;
}

/** Returns a typed number, at most `most`. Invalid input counts as zero. */
const numberOf = (typed: unknown, most: number) => {
  const value = Number(typed ?? 0);
  return Number.isSafeInteger(value) && value > 0 ? Math.min(most, value) : 0;
};

/**
 * Returns the prices in a refused form from conform's initial value, without the instalments. If scripts are
 * disabled, the page then shows what was sent, not what is stored.
 */
export const pricedOf = (typed: TypedPrice, { endsOn }: Pick<Priced, 'endsOn'>): Priced => ({
  lines: (typed.lines ?? []).map((line) => ({
    label: String(line?.label ?? ''),
    quantity: numberOf(line?.quantity, 99),
    amountCents: numberOf(line?.amountCents, 100_000_000),
  })),
  currency: typed.currency === 'EUR' || typed.currency === 'USD' ? typed.currency : 'BRL',
  feePayer: typed.feePayer === 'client' ? 'client' : 'creator',
  schedule: [],
  endsOn,
  silenceDays: numberOf(typed.silenceDays, 30),
  cancelBp: numberOf(typed.cancelPercent, 50) * 100,
});

/** Returns the prices as typed so far, without the instalments. */
export const pricedIn = (fields: FormData, saved: Pick<Priced, 'endsOn'>): Priced =>
  pricedOf(
    {
      lines: rowsIn(fields, 'lines', MAX_LINES, 'label', (at) => ({
        label: textOf(fields, `${at}.label`),
        quantity: textOf(fields, `${at}.quantity`),
        amountCents: textOf(fields, `${at}.amountCents`),
      })),
      currency: fields.get('currency'),
      feePayer: fields.get('feePayer'),
      silenceDays: fields.get('silenceDays'),
      cancelPercent: fields.get('cancelPercent'),
    },
    saved,
  );
