import type { Charge } from './schema';

/** The most relevant day of a charge: when it was paid, or its due date. */
export interface ChargeDay {
  readonly code: 'paid' | 'due' | 'overdue';
  /** Business date. */
  readonly on: string;
}

/** Returns null for a charge that no longer needs to be paid. @param today business date */
export function chargeDay(
  { status, dueOn, paidOn }: Pick<Charge, 'status' | 'dueOn' | 'paidOn'>,
  today: string,
): ChargeDay | null {
  if (paidOn !== null) return { code: 'paid', on: paidOn };
  if (status === 'overdue') return { code: 'overdue', on: dueOn };
  // The nightly job may not have marked it as overdue yet.
  return status === 'open' ? { code: dueOn < today ? 'overdue' : 'due', on: dueOn } : null;
}
