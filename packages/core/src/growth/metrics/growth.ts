import { z } from 'zod';
import { date, staff } from '../../people';

/** Subjects of a growth report: companies or creators. */
export const growthSide = z.enum(['companies', 'creators']);
export type GrowthSide = z.output<typeof growthSide>;

/** A move whose first occurrence counts as a step. */
interface Move {
  readonly resource: string;
  readonly move: string;
}

/** All steps that companies or creators can reach. */
export const growthStep = z.enum(['confirmed', 'briefing_sent', 'invited', 'proposal_sent', 'hired', 'paid']);
export type GrowthStep = z.output<typeof growthStep>;

/**
 * Steps after sign-up, in order. A company or creator has reached a step if this step and all earlier ones
 * happened within the time window after sign-up. `confirmed` is the first time that a user of the company, or
 * the creator, confirms an e-mail address.
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

/** Sign-up channel of a creator; companies have none. */
export const growthChannel = z.enum(['curator', 'company', 'direct']);
export type GrowthChannel = z.output<typeof growthChannel>;

/** Minimum number of sign-ups from which a rate is computed. */
export const MIN_SIGN_UPS_FOR_RATE = 10;
export const rateOf = (part: number, whole: number): number | null =>
  whole < MIN_SIGN_UPS_FOR_RATE ? null : part / whole;

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

/** Allows only staff who may read metrics of the whole business. */
export const growthReaders = staff('curation', 'finance', 'support', 'content');
