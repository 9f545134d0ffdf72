import { z } from 'zod';
import { date, staff } from '../../people';

/** Whose growth a report shows: companies or creators. */
export const growthSide = z.enum(['companies', 'creators']);
export type GrowthSide = z.output<typeof growthSide>;

/** A move that counts as a step when it happens for the first time. */
interface Move {
  readonly resource: string;
  readonly move: string;
}

/** Possible steps. */
export const growthStep = z.enum(['confirmed', 'briefing_sent', 'invited', 'proposal_sent', 'hired', 'paid']);
export type GrowthStep = z.output<typeof growthStep>;

/**
 * Steps after sign-up, in order. A company or creator has reached a step if it and all earlier ones happened
 * within the time window after sign-up. `confirmed` is the first confirmed address of its users.
 */
export const growthSteps = {
  companies: [
    ['confirmed', null],
    ['briefing_sent', { resource: 'briefings', move: 'submit' }],
    ['hired', { resource: 'contracts', move: 'activate' }],
    ['paid', { resource: 'charges', move: 'settle' }],
  ],
  creators: [
    ['confirmed', null],
    ['invited', { resource: 'proposals', move: 'create' }],
    ['proposal_sent', { resource: 'proposals', move: 'send' }],
    ['hired', { resource: 'contracts', move: 'activate' }],
    ['paid', { resource: 'payouts', move: 'release' }],
  ],
} as const satisfies Record<GrowthSide, readonly (readonly [GrowthStep, Move | null])[]>;

/** How a creator came to sign up; companies have no such channel. */
export const growthChannel = z.enum(['curator', 'company', 'direct']);
export type GrowthChannel = z.output<typeof growthChannel>;

/** Smallest number from which a rate is computed. */
export const fewestForRate = 10;
export const rateOf = (part: number, whole: number): number | null =>
  whole < fewestForRate ? null : part / whole;

/** Query of the growth report: sign-ups on these business dates, each followed for `window` days. */
export const growthQuery = z.strictObject({
  side: growthSide.default('companies'),
  from: date,
  to: date,
  window: z.coerce.number().int().min(1, 'too_small').max(365, 'too_big').default(90),
  /** For creators: counts only sign-ups with this curator's code. */
  code: z.coerce.number().int().positive().optional(),
});
export type GrowthQuery = z.output<typeof growthQuery>;

/** Staff who may read figures of the whole business. */
export const growthReaders = staff('curation', 'finance', 'support', 'content');
