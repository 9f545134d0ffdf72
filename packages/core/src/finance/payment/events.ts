import { type Change, type EventDraft, emit } from '../../kit';
import { type Instalment, instalments } from './instalment';
import type { Charge } from './schema';

/** Event data about the slip of a charge, read by notices and the history. Minor units. */
export interface SlipNews {
  readonly amountCents: number;
  readonly currency: Charge['currency'];
  readonly dueOn: string;
  /** For a partial payment: the amount received, and the total. */
  readonly receivedCents?: number;
  readonly totalCents?: number;
  /** Amount waived: for a part its fine and interest, with a text of its own. */
  readonly waivedCents?: number;
  readonly context?: 'waived';
  /** For a reported payment: the member and the business date. */
  readonly by?: string;
  readonly reportedOn?: string;
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

/** Event: a member of the brand reported a payment, or corrected the report. Its creator is not notified. */
export const paymentReportedEvent = (charge: Charge, by: string, reportedOn: string): EventDraft => ({
  kind: 'charges.reportPayment',
  ...eventOf(charge, { by, reportedOn }),
  creatorId: null,
});

/** Event: the report of a payment was withdrawn. */
export const reportWithdrawnEvent = (charge: Charge): EventDraft => ({
  kind: 'charges.withdrawReport',
  ...eventOf(charge),
  creatorId: null,
});

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

/** Event: finance reminded the brand of a charge. @param owedCents amount due today, with fine and interest */
export const remindedEvent = (charge: Charge, owedCents: number): EventDraft => {
  const event = eventOf(charge);
  return {
    kind: 'charges.remind',
    ...event,
    data: { ...event.data, amountCents: owedCents, dueOn: charge.dueOn },
    creatorId: null,
  };
};

/** Event: the due date of a charge was moved. @param charge with its new slip */
export const postponedEvent = (charge: Charge, comment: string): EventDraft => ({
  kind: 'charges.postpone',
  ...eventOf(charge, { comment }),
  creatorId: null,
});

/**
 * Returns the events that less was received than is due with fine and interest; none if nothing is waived.
 * @param part instalment of a creator's own contract, whose fine and interest would have been the creator's
 */
export const waivedEvents = (
  charge: Charge,
  waivedCents: number,
  comment: string,
  part: Instalment | undefined,
): Change[] =>
  waivedCents > 0
    ? [
        emit({ kind: 'charges.waive', ...eventOf(charge, { waivedCents, comment }) }),
        ...partWaivedEvents(part, waivedCents, comment),
      ]
    : [];

/** Returns the event that tells a creator which fine and interest of an own client are waived. */
export const partWaivedEvents = (
  part: Instalment | undefined,
  waivedCents: number,
  comment: string,
): Change[] =>
  part && waivedCents > 0
    ? [
        emit({
          kind: 'instalments.waive',
          resource: instalments.name,
          rowId: part.id,
          companyId: part.companyId,
          creatorId: part.creatorId,
          data: {
            ordinal: part.ordinal,
            pay: part.payContractId,
            waivedCents,
            currency: part.currency,
            comment,
          },
        }),
      ]
    : [];

/**
 * Returns the event data of a settlement by the last of several partial payments, for its notice.
 * @param after amounts received when the charge is settled
 */
export function lastPartData(
  { amountCents: totalCents, currency, ...before }: Charge,
  after: Pick<Charge, 'receivedCents' | 'fineCents' | 'interestCents'>,
): NonNullable<EventDraft['data']> {
  const lateCents = after.fineCents + after.interestCents - before.fineCents - before.interestCents;
  return {
    amountCents: after.receivedCents - before.receivedCents,
    currency,
    totalCents,
    ...(lateCents > 0 ? { lateCents, context: 'lastLate' } : { context: 'last' }),
  };
}
