import type { EventDraft } from '../../kit';
import type { Charge } from './schema';

/** Event data about the slip of a charge, read by notices and the history. Minor units. */
export interface SlipNews {
  readonly amountCents: number;
  readonly currency: Charge['currency'];
  readonly dueOn: string;
  /** For a partial payment: the amount received, and the total. */
  readonly receivedCents?: number;
  readonly totalCents?: number;
  /** Fine and interest waived for the part, with a text of its own. */
  readonly waivedCents?: number;
  readonly context?: 'waived';
  /** Reason given by the user who did it. */
  readonly comment?: string;
}

function eventOf(
  charge: Charge,
  part: Omit<SlipNews, 'amountCents' | 'currency' | 'dueOn'> = {},
): Omit<EventDraft, 'kind'> {
  const { id, companyId, creatorId, briefingId, currency, slipCents, slipDueOn } = charge;
  const slip = { amountCents: slipCents, currency, dueOn: slipDueOn };
  return {
    resource: 'charges',
    rowId: id,
    companyId,
    creatorId,
    briefingId,
    data: { ...slip, ...part },
  };
}

/** Event: a partial payment was kept. @param charge with its new slip */
export const partKeptEvent = (
  charge: Charge,
  {
    receivedCents,
    waivedCents,
    comment,
  }: { readonly receivedCents: number; readonly waivedCents: number; readonly comment: string },
): EventDraft => ({
  kind: 'charges.keepPart',
  ...eventOf(charge, {
    receivedCents,
    totalCents: charge.amountCents,
    ...(waivedCents > 0 ? { waivedCents, context: 'waived', comment } : {}),
  }),
});

/** Event: a partial payment was taken back, and its charge is due without it. @param charge with its new slip */
export const partDroppedEvent = (charge: Charge, receivedCents: number, comment: string): EventDraft => ({
  kind: 'charges.dropPart',
  ...eventOf(charge, { receivedCents, totalCents: charge.amountCents, comment }),
});

/** Event: a second copy of the slip was issued. @param charge with its new slip */
export const reissuedEvent = (charge: Charge): EventDraft => ({
  kind: 'charges.reissue',
  ...eventOf(charge),
});
