import type { Charge } from './schema';

/** True for a paid charge that has a receipt instead of an invoice. */
export const hasReceipt = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'paid' || status === 'refunded';

/** Fine and interest of a late payment. Minor units. */
export type Late = Pick<Charge, 'fineCents' | 'interestCents'>;

/** Received amounts of a charge that is not paid, or was reopened or cancelled. */
export const nothingReceived = { receivedCents: 0, fineCents: 0, interestCents: 0 } as const;

/** How the amount received for a charge is made up, in minor units. */
export interface Received extends Late {
  readonly priceCents: number;
  readonly lateCents: number;
  /** Difference that two staff members settled; negative if less was received. */
  readonly differenceCents: number;
  readonly totalCents: number;
}

/** Values of a charge's fields without a reported payment. */
export const notReported = { reportedAt: null, reportedOn: null, reportedBy: null } as const;

/** Splits the amount received for a paid charge into price, fine, interest and difference. */
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

/** A component of the received amount, shown beside the price, or the total. */
export interface ReceivedPart {
  readonly of: 'fine' | 'interest' | 'difference' | 'total';
  readonly cents: number;
}

/**
 * Returns fine, interest, difference and total of a paid charge for display. Empty if exactly the price was
 * received.
 */
export function receivedParts(
  charge: Pick<Charge, 'status'> & Parameters<typeof receivedOf>[0],
): ReceivedPart[] {
  if (!hasReceipt(charge)) return [];
  const { fineCents, interestCents, differenceCents, totalCents } = receivedOf(charge);
  const parts: ReceivedPart[] = [
    { of: 'fine', cents: fineCents },
    { of: 'interest', cents: interestCents },
    { of: 'difference', cents: differenceCents },
  ];
  const shown = parts.filter(({ cents }) => cents !== 0);
  return shown.length === 0 ? [] : [...shown, { of: 'total', cents: totalCents }];
}
