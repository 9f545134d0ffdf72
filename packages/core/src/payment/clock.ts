import { businessDate } from '../brazil';
import type { Contract, Deliverable } from '../contract';
import type { Charge, Invoice, Payout } from './schema';

export type ClockCode = 'funded' | 'invoice_asked' | 'invoice_valid' | 'due' | 'paid';

/** One stage on the way of the money. Dates are business dates. */
export interface ClockStage {
  readonly code: ClockCode;
  readonly state: 'done' | 'now' | 'next' | 'late';
  /** The day on which it happened. */
  readonly on: string | null;
  /** The day by which it should, as far as one is known. */
  readonly expected: string | null;
}

export interface ClockFacts {
  readonly contract: Pick<Contract, 'endsOn'>;
  readonly charge: Pick<Charge, 'status' | 'dueOn' | 'paidOn'>;
  readonly payout: Pick<Payout, 'status' | 'dueOn' | 'madeOn'>;
  /** The newest one, if any was handed in. */
  readonly invoice: Pick<Invoice, 'status' | 'statusSince'> | null;
  readonly deliverables: readonly Pick<Deliverable, 'status' | 'statusSince' | 'dueOn'>[];
  /** Business date. */
  readonly today: string;
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/**
 * The payment clock that both sides see: funded → invoice asked → invoice valid → due → paid. Stages may be
 * reached in another order (content verified before the charge is paid), so each is judged by itself; the
 * first one that is not reached is `now`, any that has passed its day is `late`.
 */
export function paymentClock(facts: ClockFacts): ClockStage[] {
  const { contract, charge, payout, invoice, deliverables, today } = facts;
  const verified = deliverables.length > 0 && deliverables.every((one) => one.status === 'verified');
  const made = payout.status === 'made';
  const accepted = invoice?.status === 'accepted';
  const due = payout.dueOn !== null && (made || payout.dueOn <= today);
  const stages: Omit<ClockStage, 'state'>[] = [
    { code: 'funded', on: charge.status === 'paid' ? charge.paidOn : null, expected: charge.dueOn },
    {
      code: 'invoice_asked',
      on: verified ? latest(deliverables.map((one) => businessDate(one.statusSince))) : null,
      expected: latest(deliverables.map((one) => one.dueOn)) ?? contract.endsOn,
    },
    { code: 'invoice_valid', on: accepted ? businessDate(invoice.statusSince) : null, expected: null },
    { code: 'due', on: due ? payout.dueOn : null, expected: payout.dueOn },
    { code: 'paid', on: made ? payout.madeOn : null, expected: payout.dueOn },
  ];
  const first = stages.find(({ on }) => on === null)?.code;
  return stages.map((stage) => ({ ...stage, state: stateOf(stage, first, today) }));
}

function stateOf(
  { code, on, expected }: Omit<ClockStage, 'state'>,
  first: ClockCode | undefined,
  today: string,
): ClockStage['state'] {
  if (on !== null) return 'done';
  if (expected !== null && expected < today) return 'late';
  return code === first ? 'now' : 'next';
}
