import type { PayContract } from './schema';

/** Accepted, and neither fulfilled nor ended: only then may it be added to or ended. */
export const payInForce = ['accepted', 'active'] as const;

export const isPayInForce = ({ status }: Pick<PayContract, 'status'>): boolean =>
  payInForce.some((state) => state === status);
