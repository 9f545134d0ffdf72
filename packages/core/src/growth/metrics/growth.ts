import { z } from 'zod';
import { date, staff } from '../../people';

/** Whose way into the product is measured: companies, or creators. */
export const growthSide = z.enum(['companies', 'creators']);
export type GrowthSide = z.output<typeof growthSide>;

/** A move whose first time is a step. */
interface Move {
  readonly resource: string;
  readonly move: string;
}

/** What may be a step. */
export const growthStep = z.enum(['confirmed', 'briefing_sent', 'invited', 'proposal_sent', 'hired', 'paid']);
export type GrowthStep = z.output<typeof growthStep>;

/**
 * The steps behind signing up, in their order. A company or creator reaches one when it, and every one before it, has
 * happened within the window after signing up. `confirmed` is the first confirmed address of its people.
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

/** Through what a creator came; companies come by themselves. */
export const growthChannel = z.enum(['curator', 'company', 'direct']);
export type GrowthChannel = z.output<typeof growthChannel>;

/** Below so many a rate says nothing, and none is given. */
export const fewestForRate = 10;
export const rateOf = (part: number, whole: number): number | null =>
  whole < fewestForRate ? null : part / whole;

/** What a report of growth is asked for: who signed up on these business days, seen for so many days each. */
export const growthQuery = z.strictObject({
  side: growthSide.default('companies'),
  from: date,
  to: date,
  window: z.coerce.number().int().min(1, 'too_small').max(365, 'too_big').default(90),
  /** Of creators: only those who came by this curator code. */
  code: z.coerce.number().int().positive().optional(),
});
export type GrowthQuery = z.output<typeof growthQuery>;

/** Who reads figures of the whole business. */
export const growthReaders = staff('curation', 'finance', 'support', 'content');
