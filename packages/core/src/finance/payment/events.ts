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
}

function eventOf(
  charge: Charge,
  part: Pick<SlipNews, 'receivedCents' | 'totalCents'> = {},
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
export const partKeptEvent = (charge: Charge, receivedCents: number): EventDraft => ({
  kind: 'charges.keepPart',
  ...eventOf(charge, { receivedCents, totalCents: charge.amountCents }),
});

/** Event: a second copy of the slip was issued. @param charge with its new slip */
export const reissuedEvent = (charge: Charge): EventDraft => ({
  kind: 'charges.reissue',
  ...eventOf(charge),
});
