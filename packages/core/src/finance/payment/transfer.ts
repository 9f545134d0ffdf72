import type { Payout } from './schema';

/** Returns the amount transferred to the creator: the net amount less deductions for repayments. */
export const transferOf = ({ netCents, deductedCents }: Pick<Payout, 'netCents' | 'deductedCents'>): number =>
  netCents - deductedCents;
