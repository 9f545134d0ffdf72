import type { Charge } from './schema';

/** The most important day of a charge: the day of payment if it was paid, otherwise the due date. */
export interface ChargeDay {
  readonly code: 'paid' | 'due' | 'overdue';
  /** Business date. */
  readonly on: string;
}

/**
 * Returns the day of a charge for display; null if the charge no longer has to be paid.
 * @param today business date
 */
export function chargeDay(
  { status, dueOn, paidOn }: Pick<Charge, 'status' | 'dueOn' | 'paidOn'>,
  today: string,
): ChargeDay | null {
  if (paidOn !== null) return { code: 'paid', on: paidOn };
  if (status === 'overdue') return { code: 'overdue', on: dueOn };
  // The nightly job may not have marked the charge as overdue yet, so the due date decides.
  return status === 'open' ? { code: dueOn < today ? 'overdue' : 'due', on: dueOn } : null;
}
