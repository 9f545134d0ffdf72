import { businessDate, dueOn } from '@elenco/brazil';
import { type Contract, type Deliverable, isCreatorsTurn, isDeliveredOrDropped } from '../../hiring';
import { payoutDayOf } from './paymentStatus';
import type { Charge, Invoice, Payout } from './schema';
import type { ForecastCondition } from './takeHome';

export type ClockCode = 'funded' | 'invoice_asked' | 'invoice_valid' | 'due' | 'paid';

/** A stage of the payment clock, with business dates. */
export interface ClockStage {
  readonly code: ClockCode;
  readonly state: 'done' | 'now' | 'next' | 'late';
  /** Day on which the stage was reached; null if it was not reached yet. */
  readonly on: string | null;
  /** Day on which the stage is expected; null if unknown. */
  readonly expected: string | null;
}

export interface ClockFacts {
  readonly contract: Pick<Contract, 'endsOn'>;
  readonly charge: Pick<Charge, 'status' | 'dueOn' | 'paidOn'>;
  readonly payout: Pick<Payout, 'status' | 'dueOn' | 'madeOn'>;
  /** The creator's latest invoice; null if there is none. */
  readonly invoice: Pick<Invoice, 'status' | 'statusSince'> | null;
  readonly deliverables: readonly Pick<Deliverable, 'status' | 'statusSince' | 'dueOn'>[];
  /** Payment day ordered in the payment file, as in `PaymentFacts`. */
  readonly payOn?: string | null;
  /** Days from the acceptance of an invoice to its payout. */
  readonly payoutDays: number;
  /** Business date. */
  readonly today: string;
}

type Stage = Omit<ClockStage, 'state'>;

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/**
 * Returns the stages that both sides see: funded and invoice requested → invoice valid → due → paid. The
 * first two are ordered by day, because the brand may pay before or after the work is verified. Completed
 * stages come first. The first open stage is `now`; a stage whose day has passed is `late`. A payout made
 * before its due date has no stage `due`.
 */
export function paymentClock(facts: ClockFacts): ClockStage[] {
  const { payout, payOn, today } = facts;
  const begin = [funded(facts), invoiceAsked(facts)].toSorted(compareStages);
  const expected = payout.dueOn ?? expectedPayment(begin, facts);
  const made = payout.status === 'made';
  const due = payout.dueOn !== null && payout.dueOn <= ((made ? payout.madeOn : null) ?? today);
  const stages: Stage[] = [
    ...begin,
    invoiceValid(begin, facts),
    ...(made && !due ? [] : [{ code: 'due' as const, on: due ? payout.dueOn : null, expected }]),
    { code: 'paid', on: made ? payout.madeOn : null, expected: payoutDayOf(payout, payOn) ?? expected },
  ];
  const first = stages.find(({ on }) => on === null)?.code;
  return stages.map((stage) => ({ ...stage, state: stateOf(stage, first, today) }));
}

const funded = ({ charge }: ClockFacts): Stage => ({
  code: 'funded',
  on: charge.status === 'paid' ? charge.paidOn : null,
  expected: charge.dueOn,
});

function invoiceAsked({ contract, deliverables }: Pick<ClockFacts, 'contract' | 'deliverables'>): Stage {
  return {
    code: 'invoice_asked',
    on: isDeliveredOrDropped(deliverables)
      ? latest(deliverables.map((one) => businessDate(one.statusSince)))
      : null,
    expected: latest(deliverables.map((one) => one.dueOn)) ?? contract.endsOn,
  };
}

/**
 * Returns the event from which the forecast day counts if the work is late: a delivery today or, once every
 * deliverable waits for the brand, an approval today. Null if the work is on time or done.
 */
export function forecastCountsFrom(
  facts: Pick<ClockFacts, 'contract' | 'deliverables' | 'today'>,
): ForecastCondition | null {
  const { on, expected } = invoiceAsked(facts);
  if (on !== null || expected === null || expected >= facts.today) return null;
  const isSent = facts.deliverables.length > 0 && !facts.deliverables.some(isCreatorsTurn);
  return isSent ? 'approval' : 'delivery';
}

/**
 * Forecasts the payment day if all work is delivered and verified today. Null unless the creator still has to
 * act, and that day is in an earlier month than the forecast: then other taxes apply.
 */
export function payDayIfDoneToday(facts: ClockFacts): string | null {
  const { deliverables, today } = facts;
  if (!deliverables.some(isCreatorsTurn)) return null;
  const begin = [funded(facts), invoiceAsked(facts)];
  const forecast = expectedPayment(begin, facts);
  const early = expectedPayment(
    begin.map((stage) => (stage.code === 'invoice_asked' ? { ...stage, on: today } : stage)),
    facts,
  );
  return early.slice(0, 7) < forecast.slice(0, 7) ? early : null;
}

/**
 * Returns the first day on which an invoice can be accepted: when the brand has paid and the work is
 * verified.
 */
const acceptableFrom = (begin: readonly Stage[], today: string): string =>
  latest([today, ...begin.map(({ on, expected }) => (on === null ? expected : null))]) ?? today;

function invoiceValid(begin: readonly Stage[], { invoice, today }: ClockFacts): Stage {
  const from = acceptableFrom(begin, today);
  return {
    code: 'invoice_valid',
    on: invoice?.status === 'accepted' ? businessDate(invoice.statusSince) : null,
    // If only the invoice is missing, its day depends on the creator and finance, so no day is shown.
    expected: from > today ? from : null,
  };
}

/**
 * Forecasts the payment day of an agreement without a charge, as the clock will show it later. Assumes that
 * the brand pays `slipDays` after its approval and that the creator delivers by `endsOn`. Null if the brand
 * has not approved and the period is over.
 */
export function payDayOf({
  endsOn,
  approvedOn,
  slipDays,
  payoutDays,
  today,
}: {
  readonly endsOn: string | null;
  /** Business date of the brand's approval; null before. */
  readonly approvedOn: string | null;
  readonly slipDays: number;
  readonly payoutDays: number;
  /** Business date. */
  readonly today: string;
}): string | null {
  if (approvedOn === null && endsOn !== null && endsOn < today) return null;
  const from = latest([today, endsOn, dueOn(approvedOn ?? today, slipDays)]) ?? today;
  return dueOn(from, payoutDays);
}

/** Estimates the day of the payout before the invoice determines it. */
const expectedPayment = (begin: readonly Stage[], { payoutDays, today }: ClockFacts): string =>
  dueOn(acceptableFrom(begin, today), payoutDays);

function compareStages(a: Stage, b: Stage): number {
  if ((a.on === null) !== (b.on === null)) return a.on === null ? 1 : -1;
  const [one, other] = [a.on ?? a.expected, b.on ?? b.expected];
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

function stateOf(
  { code, on, expected }: Stage,
  first: ClockCode | undefined,
  today: string,
): ClockStage['state'] {
  if (on !== null) return 'done';
  if (expected !== null && expected < today) return 'late';
  return code === first ? 'now' : 'next';
}
