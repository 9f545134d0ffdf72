import { type Change, type EventDraft, emit } from '../../kit';
import { type Instalment, instalments } from './instalment';
import type { Late } from './received';
import type { Charge } from './schema';

/** Event data about a charge's slip, for notices and the history. Amounts are in minor units. */
export interface SlipNews {
  readonly amountCents: number;
  readonly currency: Charge['currency'];
  readonly dueOn: string;
  /** For a partial payment: the received amount. */
  readonly receivedCents?: number;
  /** For a partial payment: the total received so far. */
  readonly totalCents?: number;
  /**
   * Amount that finance waived. For a partial payment, the waived fine and interest. Notices about a waived
   * amount use a different text.
   */
  readonly waivedCents?: number;
  readonly context?: 'waived';
  /** For a reported payment: name of the company member who reported it. */
  readonly by?: string;
  /** For a reported payment: business date of the payment. */
  readonly reportedOn?: string;
  /** Reason that the staff member gave. */
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

/** Event: a brand member reported a payment or corrected the report. The creator is not notified. */
export const paymentReportedEvent = (charge: Charge, by: string, reportedOn: string): EventDraft => ({
  kind: 'charges.reportPayment',
  ...eventOf(charge, { by, reportedOn }),
  creatorId: null,
});

/** Event: a brand member withdrew the report of a payment. */
export const reportWithdrawnEvent = (charge: Charge): EventDraft => ({
  kind: 'charges.withdrawReport',
  ...eventOf(charge),
  creatorId: null,
});

/**
 * Event: finance kept a partial payment.
 * @param charge with its new slip
 */
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

/**
 * Event: finance removed a partial payment from a charge, which is due in full again.
 * @param charge with its new slip
 */
export const partDroppedEvent = (charge: Charge, receivedCents: number, comment: string): EventDraft => ({
  kind: 'charges.dropPart',
  ...eventOf(charge, { receivedCents, totalCents: charge.amountCents, comment }),
});

/**
 * Event: a second copy of the slip was issued.
 * @param charge with its new slip
 */
export const reissuedEvent = (charge: Charge): EventDraft => ({
  kind: 'charges.reissue',
  ...eventOf(charge),
});

/**
 * Event: finance reminded the brand of a charge.
 * @param owed amounts due today
 */
export const remindedEvent = (
  charge: Charge,
  { totalCents, fineCents, interestCents }: { readonly totalCents: number } & Late,
): EventDraft => {
  const event = eventOf(charge);
  const lateCents = fineCents + interestCents;
  return {
    kind: 'charges.remind',
    ...event,
    data: {
      ...event.data,
      amountCents: totalCents,
      dueOn: charge.dueOn,
      ...(lateCents > 0 ? { lateCents, context: 'late' } : {}),
    },
    creatorId: null,
  };
};

/**
 * Event: the due date of a charge was moved.
 * @param charge with its new slip
 */
export const postponedEvent = (charge: Charge, comment: string): EventDraft => ({
  kind: 'charges.postpone',
  ...eventOf(charge, { comment }),
  creatorId: null,
});

/**
 * Returns the events about fine and interest that finance waived because less was received; none if nothing
 * was waived.
 * @param part instalment of an Elenco Pay contract, whose fine and interest would belong to the creator
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

/** Returns the event that notifies a creator that a client's fine and interest were waived. */
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
 * Returns the data for the notice about a charge that the last of several partial payments settled.
 * @param after received amounts when the charge is settled
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
