import { z } from 'zod';
import { type Actor, currency, type Duty, date, instant, staff } from '../../people';

/** A queue of staff. */
export interface Wait {
  readonly duty: Duty;
  readonly states: readonly string[];
  /** Field of the day by which each record is due; without one, records wait since they are in their state. */
  readonly due?: 'dueOn';
  /** Field of the amount of each record, in minor units of its `currency`. */
  readonly amount?: string;
}

/** Queues of staff: records in these states, for those with this duty. */
export const waiting = {
  briefings: { duty: 'curation', states: ['under_approval', 'curation'] },
  leads: { duty: 'support', states: ['new'] },
  'message-reports': { duty: 'support', states: ['open'] },
  'privacy-requests': { duty: 'support', states: ['open'] },
  'board-reports': { duty: 'support', states: ['open'] },
  invoices: { duty: 'finance', states: ['submitted'], amount: 'amountCents' },
  charges: { duty: 'finance', states: ['overdue'], due: 'dueOn', amount: 'restCents' },
  payouts: { duty: 'finance', states: ['processing', 'failed'], due: 'dueOn', amount: 'netCents' },
  'payment-answers': { duty: 'finance', states: ['open'] },
  receipts: { duty: 'finance', states: ['unmatched', 'contested'], amount: 'amountCents' },
  settlements: { duty: 'finance', states: ['under_review'], amount: 'refundCents' },
  repayments: { duty: 'finance', states: ['open', 'settled'], due: 'dueOn', amount: 'amountCents' },
  'card-payments': { duty: 'finance', states: ['surplus', 'disputed', 'unmatched'], amount: 'amountCents' },
} as const satisfies Readonly<Record<string, Wait>>;

export type WaitingName = keyof typeof waiting;
const names = Object.keys(waiting) as WaitingName[];

/** Returns the resources with a queue for this actor. */
export const waitingFor = (actor: Actor): readonly WaitingName[] =>
  names.filter((name) => staff(waiting[name].duty)(actor).length > 0);

/** Returns the filter of a queue's list. */
export const waitingFilter = (name: WaitingName) => ({ status: waiting[name].states });

/**
 * Returns the first page of a member of staff in the back office: finance for those who do nothing but
 * finance, today's work for all others.
 */
export const officeHome = (actor: Actor): '/finance' | '/start' =>
  staff('finance')(actor).length > 0 && staff('curation')(actor).length === 0 ? '/finance' : '/start';

/**
 * A queue: number of waiting records, counted up to `exactTotal` as in lists, and of those counted the longest
 * wait or the earliest due day, and the sums in minor units. Notifications are the user's own unread ones.
 */
export const waitingCount = z.object({
  resource: z.enum([...names, 'notifications']),
  count: z.int(),
  since: instant.nullable(),
  dueOn: date.nullable(),
  sums: z.array(z.object({ currency, cents: z.int() })),
});
export type WaitingCount = z.output<typeof waitingCount>;
