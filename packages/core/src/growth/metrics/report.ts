import { z } from 'zod';
import { date } from '../../people';
import { clickSource } from '../shortLink';
import { growthChannel, growthStep } from './growth';

/** Number of sign-ups, and how many of them reached each step, in the order of `steps`. */
const reached = z.object({ count: z.int(), reached: z.array(z.int()) });
export type Reached = z.output<typeof reached>;

/** Steps after sign-up, and visitors of the public pages. */
export const growthReport = z.object({
  /** Steps without the sign-up, which is `total.count`. */
  steps: z.array(growthStep),
  total: reached.extend({
    /** Median hours since the previous step; null if none reached the step. */
    medianHours: z.array(z.number().nullable()),
  }),
  /** The same by month of sign-up, `YYYY-MM`. */
  cohorts: z.array(reached.extend({ month: z.string() })),
  channels: z.array(reached.extend({ channel: growthChannel, code: z.string().nullable() })),
  signUps: z.array(z.object({ day: date, count: z.int() })),
  visits: z.array(z.object({ day: date, source: clickSource, visits: z.int() })),
});
export type GrowthReport = z.output<typeof growthReport>;

export const engagementReport = z.object({
  /** By month: posts of hirings, and engagement of their creators. */
  months: z.array(
    z.object({
      /** The month, `YYYY-MM`. */
      month: z.string(),
      posts: z.int(),
      /** Number of creators with a contract in force and a reading in that month. */
      hired: z.int(),
      /** Mean of each creator's last rate of the month, in basis points; null if there is none. */
      hiredBp: z.number().nullable(),
      members: z.int(),
      membersBp: z.number().nullable(),
    }),
  ),
  /** Hired creators with the most posts: their last rate, and the rate at the start. */
  creators: z.array(
    z.object({
      creatorId: z.int(),
      name: z.string(),
      posts: z.int(),
      followers: z.int(),
      engagementBp: z.int(),
      formerBp: z.int().nullable(),
    }),
  ),
});
export type EngagementReport = z.output<typeof engagementReport>;
