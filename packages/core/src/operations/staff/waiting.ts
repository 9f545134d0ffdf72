import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { netByState, repaymentAmounts } from '../../finance';
import type { AmountTerms, Comparison, RowAmount } from '../../kit';
import { type Actor, actorOf, currency, type Duty, date, instant, staff, type User } from '../../people';

/** A queue of staff. */
export interface Wait {
  readonly duty: Duty;
  readonly states: readonly string[];
  /** Field of the day by which each record is due. */
  readonly due?: 'dueOn' | 'answersOn';
  /**
   * Field of the instant by which each record is due. Without a due field, records are ordered by the time
   * since they reached their state.
   */
  readonly dueAt?: 'curationDueAt';
  /** Amount of the next action on each record. */
  readonly amount?: RowAmount;
  /** Currency of a resource that has no currency field. */
  readonly currency?: 'BRL';
  /** Records in a waiting state with these values need no action. */
  readonly idle?: readonly Idle[];
  /** A state in which records wait only after the day in this field has passed. */
  readonly late?: { readonly status: string; readonly field: string };
  /** Field of an instant. Until the end of its day, the record needs no action. */
  readonly until?: string;
}

interface Idle {
  readonly status: string;
  readonly [field: string]: string | number;
}

/** Queues of staff, by resource. A queue contains the records in its states, for staff with its duty. */
export const waiting = {
  briefings: { duty: 'curation', states: ['under_approval', 'curation'], dueAt: 'curationDueAt' },
  // A job waits while an application needs a decision, even if creators can no longer apply.
  openings: {
    duty: 'curation',
    states: ['open', 'paused', 'closed'],
    due: 'answersOn',
    idle: [
      { status: 'open', undecided: 0 },
      { status: 'paused', undecided: 0 },
      { status: 'closed', undecided: 0 },
    ],
  },
  leads: { duty: 'support', states: ['new'] },
  'message-reports': { duty: 'support', states: ['open'] },
  'privacy-requests': { duty: 'support', states: ['open'], due: 'dueOn', until: 'eraseAt' },
  'board-reports': { duty: 'support', states: ['open'] },
  invoices: { duty: 'finance', states: ['submitted'], amount: 'amountCents' },
  charges: { duty: 'finance', states: ['overdue'], due: 'dueOn', amount: 'restCents' },
  payouts: {
    duty: 'finance',
    states: ['processing', 'failed', 'sent'],
    due: 'dueOn',
    amount: netByState,
    // The bank has not confirmed the payment by the end of the day of the payment file.
    late: { status: 'sent', field: 'expectedOn' },
  },
  'payment-answers': { duty: 'finance', states: ['open'], amount: 'amountCents', currency: 'BRL' },
  receipts: { duty: 'finance', states: ['unmatched', 'contested'], amount: 'amountCents' },
  settlements: {
    duty: 'finance',
    states: ['under_review', 'agreed'],
    idle: [{ status: 'agreed', refundCents: 0 }],
    amount: {
      under_review: { plus: ['refundCents'] },
      agreed: { plus: ['refundCents'], minus: ['setOffCents'] },
    },
  },
  repayments: {
    duty: 'finance',
    states: ['open', 'settled', 'waived'],
    due: 'dueOn',
    idle: [
      { status: 'settled', toward: 'platform' },
      { status: 'waived', toward: 'platform' },
      { status: 'waived', paidCents: 0, feeCents: 0 },
    ],
    amount: repaymentAmounts,
  },
  'card-payments': { duty: 'finance', states: ['surplus', 'disputed', 'unmatched'], amount: 'amountCents' },
  'fee-invoices': {
    duty: 'finance',
    states: ['pending', 'unknown', 'rejected'],
    amount: 'amountCents',
    // Sent automatically on the day of the payment. One that is still pending afterwards is issued by hand.
    late: { status: 'pending', field: 'earnedOn' },
  },
} as const satisfies Readonly<Record<string, Wait>>;

export type WaitingName = keyof typeof waiting;
const names = Object.keys(waiting) as [WaitingName, ...WaitingName[]];
export const waitingName = z.enum(names);

/**
 * True if the record waits for staff, snoozed or not.
 * @param today business date
 */
export function isWaiting(name: WaitingName, record: object, today: string): boolean {
  const row = record as Readonly<Record<string, unknown>>;
  const { states, idle = [], late, until }: Wait = waiting[name];
  const lateOn = late && row[late.field];
  if (late && row.status === late.status && !(typeof lateOn === 'string' && lateOn < today)) return false;
  const rest = until && row[until];
  if (typeof rest === 'string' && businessDate(rest) >= today) return false;
  return (
    states.includes(String(row.status)) &&
    !idle.some((one) => Object.entries(one).every(([field, value]) => row[field] === value))
  );
}

/**
 * Returns the amount of the next action on a record in its queue, in minor units; null if the queue has no
 * amounts.
 */
export function waitingCentsOf(name: WaitingName, record: object): number | null {
  const row = record as Readonly<Record<string, unknown>>;
  const { amount }: Wait = waiting[name];
  if (amount === undefined) return null;
  if (typeof amount === 'string') return Number(row[amount]);
  const { plus, minus = [] }: AmountTerms = amount[String(row.status)] ?? { plus: [] };
  const total = (fields: readonly string[]) => fields.reduce((sum, field) => sum + Number(row[field]), 0);
  return total(plus) - total(minus);
}

/** Returns the resources that have a queue for this actor. */
export const waitingFor = (actor: Actor): readonly WaitingName[] =>
  names.filter((name) => staff(waiting[name].duty)(actor).length > 0);

/**
 * True if records of the queue can be assigned to the user, who must be active staff with the queue's duty.
 */
export const canTake = (name: WaitingName, user: User): boolean =>
  user.staff && user.suspendedAt === null && staff(waiting[name].duty)(actorOf(user)).length > 0;

/**
 * Views of a queue: records to handle now, records snoozed until a later day, and records to handle now that
 * are assigned to the user. A snooze ends on its day, or as soon as the record changes its state.
 */
export const queueView = z.enum(['due', 'snoozed', 'mine']);
export type QueueView = z.output<typeof queueView>;

/** Returns the filter of the list that shows a queue. */
export const waitingFilter = (name: WaitingName, queue: QueueView = 'due') => ({
  status: waiting[name].states,
  queue,
});

/** Field by which a queue is sorted. */
type QueueSort<N extends WaitingName> = N extends WaitingName
  ? (typeof waiting)[N] extends { readonly due: infer Due extends string }
    ? Due
    : (typeof waiting)[N] extends { readonly dueAt: infer Due extends string }
      ? Due
      : 'statusSince'
  : never;

/**
 * Returns the sort of a queue: earliest deadline first, or longest wait first if the queue has no deadline.
 */
export function queueSort<N extends WaitingName>(name: N): readonly [field: QueueSort<N>, order: 'ASC'] {
  const { due, dueAt }: Wait = waiting[name];
  return [(due ?? dueAt ?? 'statusSince') as QueueSort<N>, 'ASC'];
}

/** Returns the comparison for a view of a queue, which lists and counts share. */
export const queueComparison = (
  name: WaitingName,
  view: QueueView,
  { userId, today }: { readonly userId: number | null; readonly today: string },
): Comparison => ({ field: 'queue', test: 'queue', values: [name, view, today, userId] });

/** Returns the comparisons that select the records of a queue to handle now. */
export const dueRows = (name: WaitingName, today: string): readonly Comparison[] => [
  { field: 'status', test: 'in', values: waiting[name].states },
  queueComparison(name, 'due', { userId: null, today }),
];

/**
 * Returns the first page of a staff member in the back office: the finance page for staff with the duty for
 * finance and without the duty for curation, today's work for all others.
 */
export const officeHome = (actor: Actor): '/finance' | '/start' =>
  staff('finance')(actor).length > 0 && staff('curation')(actor).length === 0 ? '/finance' : '/start';

/**
 * A queue with its number of waiting records, counted up to `exactTotal` as in lists. For the counted
 * records: the longest wait or the earliest deadline (a day or an instant), and the sums in minor units.
 * Notifications are the user's own unread ones.
 */
export const waitingCount = z.object({
  resource: z.enum([...names, 'notifications']),
  count: z.int(),
  since: instant.nullable(),
  dueOn: date.nullable(),
  dueAt: instant.nullable(),
  /** Sums by currency, and by `way` in a queue with both incoming and outgoing amounts. */
  sums: z.array(z.object({ currency, cents: z.int(), way: z.enum(['toReceive', 'toRefund']).nullable() })),
});
export type WaitingCount = z.output<typeof waitingCount>;
