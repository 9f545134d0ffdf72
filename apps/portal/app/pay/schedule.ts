import { nextBankDay } from '@elenco/brazil';
import { monthlySchedule, type PayContract } from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';

/**
 * An instalment as typed: an amount in minor units and a business date. Each of them may be empty or invalid
 * while the user types.
 */
export interface TypedPart {
  readonly amountCents: string;
  readonly dueOn: string;
  /** Last day for the delivery of the instalment's work; empty for the last day of the contract. */
  readonly deliverOn?: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the amount of a typed instalment. Invalid input counts as zero. */
export function centsOf({ amountCents }: TypedPart): number {
  const value = Number(amountCents);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Returns the complete instalments, for calculations while the user types. */
export const completeParts = (parts: readonly TypedPart[]): PayContract['schedule'] =>
  parts.flatMap((part) =>
    isDay(part.dueOn) && centsOf(part) > 0
      ? [
          {
            amountCents: centsOf(part),
            dueOn: part.dueOn,
            ...(part.deliverOn && isDay(part.deliverOn) && { deliverOn: part.deliverOn }),
          },
        ]
      : [],
  );

/**
 * Returns the instalments with equal amounts that add up to the total; with empty amounts if the total is 0.
 */
export function splitEqually(parts: readonly TypedPart[], totalCents: number): TypedPart[] {
  // Only the amounts are used; the date is arbitrary.
  const equal = monthlySchedule(totalCents, parts.length, '2000-01-01');
  return parts.map((part, index) => ({
    ...part,
    amountCents: totalCents > 0 ? String(equal[index]?.amountCents ?? 0) : '',
  }));
}

/** True if the amounts are split equally, so that they follow the price. */
export const isSplitEqually = (parts: readonly TypedPart[]): boolean =>
  splitEqually(parts, sum(parts.map(centsOf))).every(
    ({ amountCents }, index) => amountCents === parts[index]?.amountCents,
  );

/**
 * Returns the given number of instalments. Added ones are a month apart, on business days, and share the
 * remaining amount equally.
 */
export function resizeInstalments(
  parts: readonly TypedPart[],
  count: number,
  totalCents: number,
): TypedPart[] {
  const kept = parts.slice(0, count);
  const added = count - kept.length;
  if (added === 0) return kept;
  const last = parts.at(-1)?.dueOn ?? '';
  const days = isDay(last) ? monthlySchedule(0, added + 1, last).slice(1) : [];
  const left = totalCents - sum(kept.map(centsOf));
  const rest = Array.from({ length: added }, (_, index) => ({
    amountCents: '',
    dueOn: days[index] ? nextBankDay(days[index].dueOn) : '',
  }));
  return [...kept, ...splitEqually(rest, Math.max(0, left))];
}

/**
 * Returns the instalments of a new proposal: a single one on the day of the delivery, without a date if that
 * day is unknown or has passed. The creator adds further ones.
 */
export function proposedParts(endsOn: string | null, today: string): TypedPart[] {
  if (endsOn === null || endsOn < today) return [{ amountCents: '', dueOn: '' }];
  // The contract moves due dates to business days, so the form proposes business days only.
  return [{ amountCents: '', dueOn: nextBankDay(endsOn) }];
}
