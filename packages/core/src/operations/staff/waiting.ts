import { z } from 'zod';
import { type Actor, type Duty, staff } from '../../people';

interface Wait {
  readonly duty: Duty;
  readonly states: readonly string[];
}

/** Queues of staff: records in these states, for those with this duty. */
export const waiting = {
  briefings: { duty: 'curation', states: ['under_approval', 'curation'] },
  leads: { duty: 'support', states: ['new'] },
  'message-reports': { duty: 'support', states: ['open'] },
  'privacy-requests': { duty: 'support', states: ['open'] },
  'board-reports': { duty: 'support', states: ['open'] },
  invoices: { duty: 'finance', states: ['submitted'] },
  payouts: { duty: 'finance', states: ['processing', 'failed'] },
  'payment-answers': { duty: 'finance', states: ['open'] },
  receipts: { duty: 'finance', states: ['unmatched', 'contested'] },
  settlements: { duty: 'finance', states: ['under_review'] },
} as const satisfies Readonly<Record<string, Wait>>;

export type WaitingName = keyof typeof waiting;
const names = Object.keys(waiting) as WaitingName[];

/** Returns the resources with a queue for this actor. */
export const waitingFor = (actor: Actor): readonly WaitingName[] =>
  names.filter((name) => staff(waiting[name].duty)(actor).length > 0);

/**
 * Number of waiting records, counted up to `exactTotal` as in lists. Notifications are the user's own unread
 * ones.
 */
export const waitingCount = z.object({ resource: z.enum([...names, 'notifications']), count: z.int() });
export type WaitingCount = z.output<typeof waitingCount>;
