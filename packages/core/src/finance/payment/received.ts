import type { Charge } from './schema';

/** Fine and interest of a payment that came late. Minor units. */
export type Late = Pick<Charge, 'fineCents' | 'interestCents'>;

/** What a charge has received before anything came in, and again once it is reopened or cancelled. */
export const nothingReceived = { receivedCents: 0, fineCents: 0, interestCents: 0 } as const;

/** What came in for a charge, told apart. Minor units. */
export interface Received extends Late {
  readonly priceCents: number;
  readonly lateCents: number;
  /** What two people settled besides; negative if less came in. */
  readonly differenceCents: number;
  readonly totalCents: number;
}

/** Splits what came in for a charge that is paid into its price, fine, interest and difference. */
export function receivedOf({
  purpose,
  amountCents,
  receivedCents,
  fineCents,
  interestCents,
}: Pick<Charge, 'purpose' | 'amountCents' | 'receivedCents' | 'fineCents' | 'interestCents'>): Received {
  const lateCents = fineCents + interestCents;
  const priceCents = purpose === 'pay' ? amountCents - lateCents : amountCents;
  return {
    priceCents,
    fineCents,
    interestCents,
    lateCents,
    differenceCents: receivedCents - priceCents - lateCents,
    totalCents: receivedCents,
  };
}
