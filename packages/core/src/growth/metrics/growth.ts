import { z } from 'zod';
import { date, staff } from '../../people';

/** Side of the growth report: companies or creators. */
export const growthSide = z.enum(['companies', 'creators']);
export type GrowthSide = z.output<typeof growthSide>;

/** A move whose first occurrence is a step. */
interface Move {
  readonly resource: string;
  readonly move: string;
}

/** Possible steps. */
export const growthStep = z.enum(['confirmed', 'briefing_sent', 'invited', 'proposal_sent', 'hired', 'paid']);
export type GrowthStep = z.output<typeof growthStep>;

/**
 * Steps after sign-up, in order. A company or creator reaches one if it, and every earlier one, happened
 * within the window after sign-up. `confirmed` is the first confirmed address of its users.
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

/** Channel through which a creator signed up; companies have none. */
export const growthChannel = z.enum(['curator', 'company', 'direct']);
export type GrowthChannel = z.output<typeof growthChannel>;

/** Minimum number for a rate; below it there is none. */
export const fewestForRate = 10;
export const rateOf = (part: number, whole: number): number | null =>
  whole < fewestForRate ? null : part / whole;

/** Query of the growth report: sign-ups on these business dates, each observed for `window` days. */
export const growthQuery = z.strictObject({
  side: growthSide.default('companies'),
  from: date,
  to: date,
  window: z.coerce.number().int().min(1, 'too_small').max(365, 'too_big').default(90),
  /** For creators: only sign-ups with this curator code. */
  code: z.coerce.number().int().positive().optional(),
});
export type GrowthQuery = z.output<typeof growthQuery>;

/** Staff who may read figures of the whole business. */
export const growthReaders = staff('curation', 'finance', 'support', 'content');
