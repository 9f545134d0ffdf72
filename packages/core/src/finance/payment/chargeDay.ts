import type { Charge } from './schema';

/** The day that says most of a charge: when it was paid, else by when it is or was to be. */
export interface ChargeDay {
  readonly code: 'paid' | 'due' | 'overdue';
  /** Business date. */
  readonly on: string;
}

/** Null for a charge that nobody has to pay any more. @param today business date */
export function chargeDay(
  { status, dueOn, paidOn }: Pick<Charge, 'status' | 'dueOn' | 'paidOn'>,
  today: string,
): ChargeDay | null {
  if (paidOn !== null) return { code: 'paid', on: paidOn };
  if (status === 'overdue') return { code: 'overdue', on: dueOn };
  // The nightly job has yet to say so.
  return status === 'open' ? { code: dueOn < today ? 'overdue' : 'due', on: dueOn } : null;
}
