import type { Charge } from './schema';

/** What was paid has a receipt; before that, and when nobody has to pay it any more, its paper is the charge. */
export const hasReceipt = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'paid' || status === 'refunded';

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

/** A part of what came in that a text says beside the price, or all of it. */
export interface ReceivedPart {
  readonly of: 'fine' | 'interest' | 'difference' | 'total';
  readonly cents: number;
}

/** What a text says beside the price of a paid charge: fine, interest, difference and total; nothing if the price came in. */
export function receivedBesides(
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

/** Fine and interest of a payment as the ledger has booked them, for the statement of who paid. */
export interface PaidLateFee {
  /** The transaction of the ledger. */
  readonly id: number;
  readonly contractId: number | null;
  readonly currency: Charge['currency'];
  /** Business date that it counts for. */
  readonly bookedOn: string;
  readonly createdAt: string;
  /** Minor units; negative where the payment was undone. */
  readonly cents: number;
}
