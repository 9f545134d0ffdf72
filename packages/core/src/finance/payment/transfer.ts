import type { Payout } from './schema';

/** What goes to the creator's account: what is owed, less what is kept for what the creator pays back. */
export const transferOf = ({ netCents, deductedCents }: Pick<Payout, 'netCents' | 'deductedCents'>): number =>
  netCents - deductedCents;
