import { type Charge, hiringPurposes, purposesWithReadableFee } from './schema';

/** True for a paid or refunded charge. Its payer gets a receipt instead of an invoice. */
export const hasReceipt = ({ status }: Pick<Charge, 'status'>): boolean =>
  status === 'paid' || status === 'refunded';

/** The fine and interest of a late payment. Minor units. */
export type Late = Pick<Charge, 'fineCents' | 'interestCents'>;

/** Received amounts of a charge that is unpaid, reopened or cancelled. */
export const nothingReceived = { receivedCents: 0, fineCents: 0, interestCents: 0 } as const;

/** Components of the amount received for a charge, in minor units. */
export interface Received extends Late {
  readonly priceCents: number;
  readonly lateCents: number;
  /** Difference that two staff members accepted; negative if less was received. */
  readonly differenceCents: number;
  readonly totalCents: number;
}

/** Field values of a charge without a reported payment. */
export const notReported = { reportedAt: null, reportedOn: null, reportedBy: null } as const;

/** A payment that the brand reported. */
export interface ReportedPayment {
  readonly paidOn: string;
  readonly paidBy: NonNullable<Charge['reportedBy']>;
}

/**
 * Returns the payment that the brand reported for a charge; null without a report. A settled charge keeps its
 * report.
 */
export const reportedPaymentOf = ({
  reportedOn,
  reportedBy,
}: Pick<Charge, 'reportedOn' | 'reportedBy'>): ReportedPayment | null =>
  reportedOn === null || reportedBy === null ? null : { paidOn: reportedOn, paidBy: reportedBy };

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

/**
 * Returns a charge as pages pass it to its payer. A fee that the payer may not read is replaced with 0, so
 * that it never reaches the browser.
 */
export const withoutPrivateFee = (charge: Charge): Charge =>
  purposesWithReadableFee.includes(charge.purpose) ? charge : { ...charge, feeCents: 0 };

/**
 * Returns the creators' share of a charge and the platform's fee, if its payer may read them; null if the
 * payer sees a single price. The fee of an Elenco Pay contract concerns only the creator, and a plan has no
 * creator.
 */
export function splitForPayer(
  charge: Pick<Charge, 'feeCents'> & Parameters<typeof receivedOf>[0],
): { readonly creatorCents: number; readonly feeCents: number } | null {
  const { purpose, feeCents } = charge;
  if (purpose !== 'project' && !hiringPurposes.includes(purpose)) return null;
  return { creatorCents: receivedOf(charge).priceCents - feeCents, feeCents };
}

/** A component of the received amount that is shown beside the price, or the total. */
export interface ReceivedPart {
  readonly of: 'fine' | 'interest' | 'difference' | 'total';
  readonly cents: number;
}

/**
 * Returns a paid charge's fine, interest, difference and total for display; an empty array if exactly the
 * price was received.
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
